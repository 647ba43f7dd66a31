/** Title and body; `{name}` is replaced by a field of the notification's data. */
type Words = readonly [title: string, body: string];

/** In Indonesian and English. */
export interface Text {
  id: Words;
  en: Words;
}
