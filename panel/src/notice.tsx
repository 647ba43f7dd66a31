/** A sentence about what was done, read aloud, gone after a while. */
import { useEffect, useState } from "react";

let show: (text: string) => void = () => {};
export const say = (text: string) => show(text);
const SECONDS = 8;

export function Notice() {
  const [text, setText] = useState("");
  useEffect(() => {
    show = setText;
  }, []);
  useEffect(() => {
    const timer = text && setTimeout(() => setText(""), SECONDS * 1000);
    return () => clearTimeout(timer || undefined);
  }, [text]);
  return <div className="notice" role="status">{text && <p>{text}</p>}</div>;
}
