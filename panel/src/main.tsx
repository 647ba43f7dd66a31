import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { connect } from "./api.ts";
import { App } from "./app.tsx";
import { Problem } from "./problem.tsx";

const root = createRoot(document.getElementById("root")!);
// clients/js repeats calls itself.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, networkMode: "always" } },
});

try {
  const response = await fetch("config.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  connect(await response.json());
  root.render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
} catch (error) {
  root.render(
    <main>
      <Problem error={error} />
    </main>,
  );
}
