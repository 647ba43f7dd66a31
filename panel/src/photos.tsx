import { isShown } from "./api.ts";
import { t } from "./words/index.ts";

/** A photo of another host is a link. */
export function Photos({ urls, name }: { urls: readonly string[]; name?: string }) {
  if (urls.length === 0) return null;
  return (
    <div className="photos">
      {urls.map((url, index) => {
        const nth = t("photoOf", { nth: index + 1 });
        const title = name ? `${name}, ${nth}` : nth;
        return (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            {isShown(url) ? <img src={url} alt={title} loading="lazy" /> : title}
          </a>
        );
      })}
    </div>
  );
}
