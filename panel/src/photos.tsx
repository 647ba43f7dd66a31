import { t } from "./words/index.ts";

export const Photos = ({ urls, name }: { urls: readonly string[]; name: string }) =>
  urls.length > 0 && (
    <div className="photos">
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`${name}, ${t("photoOf", { nth: index + 1 })}`} loading="lazy" />
        </a>
      ))}
    </div>
  );
