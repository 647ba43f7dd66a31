/** A sentence about an action, read aloud, on the page of the action. */
import { Alert } from "@mantine/core";
import { useEffect, useState } from "react";
import { useRoute } from "./router.ts";

interface Said {
  text: string;
  /** The target and text of the link. */
  link?: [string, string];
  /** The page that shows it: after an action that leads elsewhere, the new one. */
  at: string;
}

let show: (said?: Said) => void = () => {};
const placeOf = (hash: string) => hash.split("?")[0]!;
export const say = (text: string, link?: Said["link"]) =>
  show({ text, link, at: placeOf(location.hash) });
const SECONDS = 8;

export function Notice() {
  const [said, setSaid] = useState<Said>();
  const { hash } = useRoute();
  useEffect(() => {
    show = setSaid;
  }, []);
  useEffect(() => {
    setSaid((said) => said?.at === placeOf(hash) ? said : undefined);
  }, [hash]);
  useEffect(() => {
    // A link stays until it is used or another notice appears.
    const timer = said && !said.link && setTimeout(() => setSaid(undefined), SECONDS * 1000);
    return () => clearTimeout(timer || undefined);
  }, [said]);
  return (
    <div role="status">
      {said && (
        <Alert role="presentation" variant="filled" mb="sm">
          {said.text} {said.link && <a href={said.link[0]}>{said.link[1]}</a>}
        </Alert>
      )}
    </div>
  );
}
