import { afterEach, expect, test, vi } from "vitest";
import { loadConfig } from "../../../shared/config.ts";
import { createMetrics } from "../../../shared/http/metrics.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { base } = loadConfig({
  SUPABASE_URL: "https://project.example",
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_JWT_SECRET: "a-legacy-secret-of-at-least-32-chars",
  DATABASE_POOL_URL: "postgresql://nowhere",
  DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
  OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example",
}, ["base"]);

test("a method that somebody made up is no series of its own", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const fetched = vi.fn((_url: string, _init: { body: string }) =>
    Promise.resolve(new Response(null, { status: 200 }))
  );
  vi.stubGlobal("fetch", fetched);
  const record = createMetrics(base, () => {});
  const serve = (method: string) => record({ method, route: "*", status: 405, seconds: 0.1 });
  for (const method of ["GET", "PROPFIND", "X1", "X2", "get"]) serve(method);
  vi.setSystemTime(Date.now() + 11_000);
  serve("DELETE");
  const [resource] = JSON.parse(fetched.mock.calls[0]![1].body).resourceMetrics;
  const points: Point[] = resource.scopeMetrics[0].metrics[0].histogram.dataPoints;
  expect(points.map(({ attributes, count }) => [attributes[0]!.value.stringValue, count]))
    .toEqual([["GET", "1"], ["_OTHER", "4"], ["DELETE", "1"]]);
});

interface Point {
  attributes: { value: { stringValue?: string } }[];
  count: string;
}
