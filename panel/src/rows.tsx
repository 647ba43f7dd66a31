/** Some rows of a list on another page: each links to its page, or shows its actions. */
import { useState } from "react";
import { go } from "./address.ts";
import { operationOf } from "./api.ts";
import { Detail } from "./list.tsx";
import { fieldsOf, rowOf } from "./resource.ts";
import { resources } from "./resources.ts";
import { Table } from "./table.tsx";
import type { Row } from "./types.ts";

export function Rows({ name, rows }: { name: string; rows: readonly Row[] }) {
  const resource = resources[name]!;
  const [open, setOpen] = useState<Row>();
  return (
    <>
      <Table
        fields={fieldsOf(resource, operationOf(resource.list))}
        rows={rows.map((row) => rowOf(resource, row))}
        show={(row) => resource.page ? go(resource.page(row)) : setOpen(row)}
      />
      {open && (
        <Detail
          name={name}
          resource={resource}
          row={open}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
