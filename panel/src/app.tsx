/** The frame: who is signed in, where one can go, and the page. */
import { useEffect } from "react";
import { useKeys } from "./keys.ts";
import { List } from "./list.tsx";
import { Notice } from "./notice.tsx";
import { Check } from "./pages/check.tsx";
import { Analytics } from "./pages/analytics.tsx";
import { Approval } from "./pages/approval.tsx";
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

/** Pages of their own, and the operation without which they show nothing. */
const PAGES: Record<string, { needs?: string; Page: () => React.ReactNode }> = {
  "": { Page: Home },
  search: { Page: Search },
  order: { needs: "admin_orders_explain", Page: Order },
  check: { needs: "admin_ktp_view", Page: Check },
  approval: { needs: "admin_approvals_view", Page: Approval },
  revenue: { needs: "admin_revenue", Page: Revenue },
  analytics: { needs: "admin_analytics", Page: Analytics },
  reliability: { needs: "admin_reliability", Page: Reliability },
  settings: { needs: "admin_settings", Page: Settings },
};
const FIRST = ["approvals", "orders", "disputes", "ktp", "cases", "users", "payouts"];
const LATER = Object.keys(resources).filter((name) => !FIRST.includes(name))
  .concat("revenue", "analytics", "reliability", "settings");

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
  const needs = (name: string) => resources[name]?.list ?? PAGES[name]?.needs;
  const shown = (names: readonly string[]) =>
    names.filter((name) => may(needs(name)!) && isFor(resources[name], roles));
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
      <footer className="note">{t("keys")}</footer>
    </>
  );
}

const isFor = (resource: Resource | undefined, roles: readonly Role[]) =>
  !resource?.role || roles.includes(resource.role);

function Current({ page }: { page: string }) {
  const { may, roles } = useStaff();
  const resource = resources[page];
  if (resource && may(resource.list) && isFor(resource, roles)) {
    return <List name={page} resource={resource} />;
  }
  const own = PAGES[page];
  if (own && (!own.needs || may(own.needs))) return <own.Page />;
  return <p role="alert">{t("notPossible")}</p>;
}
