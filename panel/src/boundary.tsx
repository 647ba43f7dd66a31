/** A failing page shows the failure with a retry, and the menu stays. */
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { Component } from "react";
import type { ReactNode } from "react";
import { MarketError } from "../../clients/js/src/index.ts";
import { Problem } from "./problem.tsx";
import { t } from "./words/index.ts";

interface Given {
  client: QueryClient;
  children: ReactNode;
}

class Catch extends Component<Given, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  /** A reopened page sends its queries again. */
  override componentDidCatch() {
    this.props.client.removeQueries({ predicate: ({ state }) => state.status === "error" });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MarketError) {
      return <Problem error={error} again={() => this.setState({ error: undefined })} />;
    }
    // Perhaps a new version replaced the files of this one.
    return <Problem error={{ message: t("fault") }} again={() => location.reload()} />;
  }
}

export const Boundary = ({ children }: { children: ReactNode }) => (
  <Catch client={useQueryClient()}>{children}</Catch>
);
