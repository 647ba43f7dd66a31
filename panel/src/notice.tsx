/** A sentence about an action, read aloud, gone after a while. */
import { useEffect, useState } from "react";

interface Said {
  text: string;
  /** The target and text of the link. */
  link?: [string, string];
}

let show: (said?: Said) => void = () => {};
export const say = (text: string, link?: Said["link"]) => show({ text, link });
const SECONDS = 8;

export function Notice() {
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    show = setSaid;
  }, []);
  useEffect(() => {
    // A link stays until it is used or something else is said.
    const timer = said && !said.link && setTimeout(() => setSaid(undefined), SECONDS * 1000);
    return () => clearTimeout(timer || undefined);
  }, [said]);
  return (
    <div className="notice" role="status">
      {said && (
        <p>
          {said.text}{" "}
          {said.link && (
            <a href={said.link[0]} onClick={() => setSaid(undefined)}>{said.link[1]}</a>
          )}
        </p>
      )}
    </div>
  );
}
