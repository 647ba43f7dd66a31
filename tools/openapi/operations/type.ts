export type Operations = Readonly<Record<string, readonly [title: string, text: string]>>;
