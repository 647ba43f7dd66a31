/** The frame: who is signed in, where one can go, and the page. */
import { useEffect } from "react";
import { Help } from "./help.tsx";
import { useKeys } from "./keys.ts";
import { List } from "./list.tsx";
import { needs } from "./needs.ts";
import type { OwnPage } from "./needs.ts";
import { Notice } from "./notice.tsx";
import { Check } from "./pages/check.tsx";
import { Analytics } from "./pages/analytics.tsx";
import { Approval } from "./pages/approval.tsx";
import { Decisions } from "./pages/decisions.tsx";
import { Home } from "./pages/home.tsx";
import { Order } from "./pages/order.tsx";
import { Reliability } from "./pages/reliability.tsx";
import { Revenue } from "./pages/revenue.tsx";
import { Search } from "./pages/search.tsx";
import { Settings } from "./pages/settings.tsx";
import { resources } from "./resources.ts";
import type { Resource } from "./resource.ts";
import type { Role } from "./types.ts";
import { go, to } from "./address.ts";
import { useRoute } from "./router.ts";
import { Session, signOut, useStaff } from "./session.tsx";
import { setLanguage, t, useLanguage } from "./words/index.ts";
import type { Key } from "./words/en.ts";

const PAGES: Record<OwnPage, () => React.ReactNode> = {
  "": Home,
  search: Search,
  order: Order,
  check: Check,
  approval: Approval,
  revenue: Revenue,
  analytics: Analytics,
  reliability: Reliability,
  decisions: Decisions,
  settings: Settings,
};
/** The operation without which the page shows nothing. */
const needOf = (name: string): string | undefined =>
  resources[name]?.list ?? needs[name as OwnPage];
const FIRST = ["approvals", "orders", "disputes", "ktp", "cases", "users", "payouts"];
const LATER = Object.keys(resources).filter((name) => !FIRST.includes(name))
  .concat("revenue", "analytics", "decisions", "reliability", "settings");

export function App() {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Session key={language}>
      <Frame />
    </Session>
  );
}

function Frame() {
  const { username, roles, may } = useStaff();
  const { page, id } = useRoute();
  const language = useLanguage();
  useEffect(() => {
    scrollTo(0, 0);
  }, [page, id]);
  useKeys({
    "/": (event) => {
      if (resources[page] || page === "search") return;
      event.preventDefault();
      go(to("search"));
    },
  });
  const shown = (names: readonly string[]) =>
    names.filter((name) => may(needOf(name)!) && isFor(resources[name], roles));
  const link = (name: string, key = name as Key) => (
    <a key={name} href={to(name)} aria-current={page === name ? "page" : undefined}>{t(key)}</a>
  );
  return (
    <>
      <a
        className="skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("content")!.focus();
        }}
      >
        {t("skip")}
      </a>
      <header>
        <nav aria-label={t("menu")}>
          {link("", "home")}
          {link("search")}
          {shown(FIRST).map((name) => link(name))}
          <details key={page} className="more">
            <summary>{t("more")}</summary>
            <div>{shown(LATER).map((name) => link(name))}</div>
          </details>
        </nav>
        <div className="who">
          <span>
            {username} <span className="note">{roles.join(", ")}</span>
          </span>
          <button
            type="button"
            className="plain"
            onClick={() => setLanguage(language === "id" ? "en" : "id")}
          >
            {t("language")}
          </button>
          <button type="button" className="plain" onClick={signOut}>{t("signOut")}</button>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Notice />
        <Current key={`${page}/${id}`} page={page} />
      </main>
      <Help />
    </>
  );
}

const isFor = (resource: Resource | undefined, roles: readonly Role[]) =>
  !resource?.role || roles.includes(resource.role);

function Current({ page }: { page: string }) {
  const { may, roles } = useStaff();
  const need = needOf(page);
  const resource = resources[page];
  const Page = PAGES[page as OwnPage];
  if ((!resource && !Page) || (need && !may(need)) || !isFor(resource, roles)) {
    return <p role="alert">{t("notPossible")}</p>;
  }
  return resource ? <List name={page} resource={resource} /> : <Page />;
}
