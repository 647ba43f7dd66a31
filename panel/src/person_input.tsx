/** A person, by a part of the name or the whole e-mail address; without the right to search, by id or username. */
import { TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "./api.ts";
import { labelOf } from "./resource.ts";
import { useStaff } from "./session.tsx";
import type { Row } from "./types.ts";
import { t } from "./words/index.ts";

export const EMAIL = /^\S+@\S+\.\S+$/;
const SHORTEST = 2;

export function PersonInput({ description, ...given }: TextInputProps) {
  const { may } = useStaff();
  const id = useId();
  const [typed, type] = useState("");
  const [email, setEmail] = useState<string>();
  const [text] = useDebouncedValue(typed, 250);
  const canSearch = may("admin_users");
  const people = useQuery<Row>({
    queryKey: ["people", text],
    queryFn: () => call("admin_users", { query: { q: text, limit: 8 } }),
    enabled: canSearch && text.length >= SHORTEST && !text.includes("@"),
    placeholderData: keepPreviousData,
  });
  /** A search by e-mail is a line of the audit log: once for a whole address. */
  const name = async (input: HTMLInputElement) => {
    const address = input.value.trim();
    if (!canSearch || !EMAIL.test(address)) return;
    const { items } = await call("admin_users", { query: { email: address } });
    setEmail(items[0] ? t("isPerson", { who: labelOf(items[0]) }) : t("nobody"));
    if (items[0]) input.value = items[0].username;
  };
  return (
    <>
      <TextInput
        {...given}
        description={email ?? (canSearch ? t("personAbout") : description)}
        list={id}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value.trim())}
        onBlur={(event) => name(event.currentTarget).catch(() => {})}
      />
      <datalist id={id}>
        {people.data?.["items"].map((person: Row) => (
          <option key={person["id"]} value={person["username"]}>{person["full_name"]}</option>
        ))}
      </datalist>
    </>
  );
}
