import { MantineProvider } from "@mantine/core";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { connect } from "./api.ts";
import { App } from "./app.tsx";
import { say } from "./notice.tsx";
import { Problem, sentenceOf } from "./problem.tsx";
import { applyTheme, theme } from "./theme.ts";

const root = createRoot(document.getElementById("root")!);
// clients/js repeats calls itself.
const client = new QueryClient({
  // A page that has data keeps it.
  queryCache: new QueryCache({
    onError: (error, { state }) => state.data !== undefined && say(sentenceOf(error)),
  }),
  defaultOptions: { queries: { retry: false, staleTime: 5_000, networkMode: "always" } },
});
applyTheme();
const show = (page: React.ReactNode) =>
  root.render(
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {page}
    </MantineProvider>,
  );

try {
  const response = await fetch("config.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  connect(await response.json());
  show(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
} catch (error) {
  show(
    <main>
      <Problem error={error} />
    </main>,
  );
}
