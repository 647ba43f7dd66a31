/** The frame: the signed-in user, the menu, and the page. */
import {
  Burger,
  Button,
  NavLink,
  useComputedColorScheme,
  useMantineColorScheme,
} from "@mantine/core";
import { useIsFetching } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Boundary } from "./boundary.tsx";
import { Help } from "./help.tsx";
import { useKeys } from "./keys.ts";
import { needOf } from "./needs.ts";
import type { OwnPage } from "./needs.ts";
import { Notice } from "./notice.tsx";
import { resources } from "./resources.ts";
import type { Resource } from "./resource.ts";
import type { Role } from "./types.ts";
import { go, to } from "./address.ts";
import { signOut } from "./api.ts";
import { useRoute } from "./router.ts";
import { Session, useStaff } from "./session.tsx";
import { isDense, setDense } from "./theme.ts";
import { nameOf, setLanguage, t, useLanguage } from "./words/index.ts";
import type { Key } from "./words/texts.ts";

/** A separate file, loaded after the first page. */
const loads: (() => Promise<unknown>)[] = [];
function later<P>(load: () => Promise<React.FC<P>>): React.FC<P> {
  loads.push(load);
  return lazy(async () => ({ default: await load() })) as unknown as React.FC<P>;
}
const List = later(async () => (await import("./list.tsx")).List);
const PAGES: Record<OwnPage, React.FC> = {
  "": later(async () => (await import("./pages/home.tsx")).Home),
  search: later(async () => (await import("./pages/search.tsx")).Search),
  order: later(async () => (await import("./pages/order.tsx")).Order),
  check: later(async () => (await import("./pages/check.tsx")).Check),
  person: later(async () => (await import("./pages/person.tsx")).Person),
  conversation: later(async () => (await import("./pages/conversation.tsx")).Conversation),
  discovery: later(async () => (await import("./pages/discovery.tsx")).Discovery),
  approval: later(async () => (await import("./pages/approval.tsx")).Approval),
  revenue: later(async () => (await import("./pages/figures.tsx")).Revenue),
  analytics: later(async () => (await import("./pages/figures.tsx")).Analytics),
  reliability: later(async () => (await import("./pages/reliability.tsx")).Reliability),
  decisions: later(async () => (await import("./pages/decisions.tsx")).Decisions),
  settings: later(async () => (await import("./pages/settings.tsx")).Settings),
};

/** The menu, in groups; a list without a group belongs to the market. */
const GROUPS: [Key, string[]][] = [
  ["waiting", [
    "approvals",
    "disputes",
    "ktp",
    "cases",
    "reports",
    "conversations",
    "seller-reviews",
  ]],
  ["market", ["orders", "users", "listings", "hidden-reviews", "shipments"]],
  ["money", [
    "payouts",
    "chargebacks",
    "suspense",
    "reconciliation",
    "ledger",
    "revenue",
    "analytics",
  ]],
  ["system", ["reliability", "jobs", "webhooks", "discovery", "settings"]],
  ["staff", ["roles", "decisions", "audit", "opened", "looked"]],
];
/** The list with the row of a page. */
const LISTS: Record<string, string> = {
  order: "orders",
  person: "users",
  check: "ktp",
  conversation: "conversations",
  approval: "approvals",
};
const GROUPED = GROUPS.flatMap(([, names]) => names);
GROUPS[1]![1].push(...Object.keys(resources).filter((name) => !GROUPED.includes(name)));

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
  const [isOpen, setOpen] = useState(false);
  // Queries without an answer yet; a refetch keeps the shown data.
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === "pending" });
  useEffect(() => {
    // The connection may be lost before the page is opened.
    for (const load of loads) load().catch(() => {});
  }, []);
  useEffect(() => {
    scrollTo(0, 0);
    setOpen(false);
  }, [page, id]);
  useKeys({
    "/": (event) => {
      if (resources[page] || page === "search") return;
      event.preventDefault();
      go(to("search"));
    },
  });
  const link = (name: string, key = name as Key) => (
    <NavLink
      key={name}
      href={to(name)}
      label={t(key)}
      active={(LISTS[page] ?? page) === name}
      aria-current={page === name ? "page" : undefined}
      py={4}
    />
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
      <header data-open={isOpen || undefined}>
        <div className="bar">
          <b>Preloved</b>
          <Burger
            opened={isOpen}
            onClick={() => setOpen(!isOpen)}
            aria-label={t("menu")}
            aria-expanded={isOpen}
            size="sm"
          />
        </div>
        <nav aria-label={t("menu")}>
          {link("", "home")}
          {link("search")}
          {GROUPS.map(([group, names]) => {
            const shown = names.filter((name) =>
              may(needOf(name)!) && isFor(resources[name], roles)
            );
            return shown.length > 0 && (
              <div key={group}>
                <h2>{t(group)}</h2>
                {shown.map((name) => link(name))}
              </div>
            );
          })}
        </nav>
        <div className="who">
          <p>
            <b>{username}</b> <span className="note">{roles.map(nameOf).join(", ")}</span>
          </p>
          <Looks />
        </div>
      </header>
      <main id="content" tabIndex={-1} aria-busy={waiting > 0}>
        <Notice />
        <Boundary key={`${page}/${id}`}>
          <Suspense fallback={<p role="status">{t("loading")}</p>}>
            <Current page={page} />
          </Suspense>
        </Boundary>
      </main>
      <Help />
    </>
  );
}

/** Language, light or dark, row spacing, and sign-out. */
function Looks() {
  const language = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const [dense, keep] = useState(isDense);
  const next = scheme === "dark" ? "light" : "dark";
  // Follows the system's scheme again.
  const isSystems = matchMedia(`(prefers-color-scheme: ${next})`).matches;
  const choices: [Key, () => void][] = [
    ["language", () => setLanguage(language === "id" ? "en" : "id")],
    [next, () => setColorScheme(isSystems ? "auto" : next)],
    [dense ? "comfortable" : "dense", () => {
      setDense(!dense);
      keep(!dense);
    }],
    ["signOut", signOut],
  ];
  return choices.map(([key, act]) => (
    <Button key={key} variant="subtle" size="compact-sm" onClick={act}>
      {t(key)}
    </Button>
  ));
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
