/** The text of each signal in functions/RUNBOOK.md, as one paragraph. */
export function runbookOf(markdown: string): Record<string, string> {
  const sections = markdown.split(/^## /m).slice(1);
  return Object.fromEntries(sections.flatMap((section) => {
    const [, name, text] = /^`(\w+)`\n+([^]*)$/.exec(section) ?? [];
    return name ? [[name, plain(text!)]] : [];
  }));
}

const plain = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("`", "").replaceAll(/\s+/g, " ")
    .trim();
