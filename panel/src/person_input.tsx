/** A person, by a part of the name or the whole e-mail address; without the right to search, by id or username. */
import { TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "./api.ts";
import { sentenceOf } from "./problem.tsx";
import { labelOf } from "./resource.ts";
import { useStaff } from "./session.tsx";
import type { Row } from "./types.ts";
import { t } from "./words/index.ts";

export const EMAIL = /^\S+@\S+\.\S+$/;
/** The minimum length of the API's `q`. */
const SHORTEST = 3;

export function PersonInput({ description, ...given }: TextInputProps) {
  const { may } = useStaff();
  const id = useId();
  const [typed, type] = useState("");
  const [found, setFound] = useState<string>();
  const [text] = useDebouncedValue(typed, 250);
  const canSearch = may("admin_users");
  const people = useQuery<Row>({
    queryKey: ["people", text],
    queryFn: () => call("admin_users", { query: { q: text, limit: 8 } }),
    enabled: canSearch && text.length >= SHORTEST && !text.includes("@"),
    placeholderData: keepPreviousData,
  });
  const isAddress = ({ value }: HTMLInputElement) => canSearch && EMAIL.test(value.trim());
  /** A search by e-mail is a line of the audit log: once per whole address, until it is typed again. */
  const resolve = async (input: HTMLInputElement) => {
    if (found || !isAddress(input)) return;
    const address = input.value.trim();
    setFound(t("loading"));
    try {
      const { items: [person] } = await call("admin_users", { query: { email: address } });
      if (input.value.trim() !== address) return;
      setFound(person ? t("isPerson", { who: labelOf(person) }) : t("nobody"));
      if (person) input.value = person.username;
    } catch (error) {
      setFound(sentenceOf(error));
    }
  };
  return (
    <>
      <TextInput
        {...given}
        description={found ?? (canSearch ? t("personAbout") : description)}
        list={id}
        autoComplete="off"
        onChange={(event) => {
          type(event.currentTarget.value.trim());
          setFound(undefined);
        }}
        onBlur={(event) => void resolve(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || found || !isAddress(event.currentTarget)) return;
          // The form takes the person, not the address.
          event.preventDefault();
          void resolve(event.currentTarget);
        }}
      />
      <datalist id={id}>
        {people.data?.["items"].map((person: Row) => (
          <option key={person["id"]} value={person["username"]}>{person["full_name"]}</option>
        ))}
      </datalist>
    </>
  );
}
