const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

interface Import {
  /** The specifier as written, or for a relative one the path from the project root. */
  target: string;
  node: Deno.lint.Node;
}

type Check = (file: string, imported: Import) => string | undefined;

const LOWER = ["shared/concurrency", "shared/db", "shared/images", "shared/providers"];
const UPPER = ["boot.ts", "callbacks", "http", "purchase", "work"];

const layers: Check = (file, { target }) => {
  const [layer, group] = file.split("/");
  const [targetLayer, targetGroup] = target.split("/");
  const isSource = layer === "shared" || layer === "functions";
  if (isSource && ["local", "tools", "tests", "bench"].includes(targetLayer!)) {
    return `${layer}/ is deployed, ${targetLayer}/ is not: move what it needs into ${layer}/.`;
  }
  if (layer === "shared" && targetLayer === "functions") {
    return "shared/ never imports from functions/: pass it in, or move it into shared/.";
  }
  if (
    targetLayer === "shared" && LOWER.includes(`${layer}/${group}`) && UPPER.includes(targetGroup!)
  ) {
    return `${layer}/${group} never imports from shared/${targetGroup}, which is built on it.`;
  }
  if (layer === "functions" && targetLayer === "functions" && targetGroup !== group) {
    return `functions/${group} never imports from functions/${targetGroup}: move it into shared/.`;
  }
  const isWire = target === "dist/openapi.d.ts";
  if (/^clients\/\w+\/src\//.test(file) && !target.startsWith("clients/") && !isWire) {
    return "A client runs anywhere and has no dependencies: only dist/openapi.d.ts, for its types.";
  }
  if (layer === "local" && ["tests", "bench"].includes(targetLayer!)) {
    return `local/ is what npm start runs: move what it needs from ${targetLayer}/ into local/.`;
  }
};

/** The generated types have the values of enumerations, too. */
const DOMAIN_IMPORTS = ["zod", "jose", "shared/errors.ts", "shared/db/types.ts"];

const pureDomain: Check = (file, { target }) => {
  if (!file.startsWith("shared/domain/") || target.startsWith("shared/domain/")) return;
  if (DOMAIN_IMPORTS.includes(target)) return;
  return `shared/domain does no IO and imports only ${
    DOMAIN_IMPORTS.join(", ")
  } and its siblings: ` +
    "put this into the group, shared/providers or shared/db.";
};

const databaseClient: Check = (file, { target }) => {
  if (!/^(functions|shared)\//.test(file) || file.startsWith("shared/db/")) return;
  if (target === "postgres") {
    return "Only shared/db talks to Postgres: call an operation through deps.db instead.";
  }
};

function importRule(check: Check): Deno.lint.Rule {
  return {
    create(context) {
      const file = relative(context.filename);
      const visit = (node: Deno.lint.Node, source: Deno.lint.Node | null) => {
        if (source?.type !== "Literal" || typeof source.value !== "string") return;
        const message = check(file, { target: resolve(file, source.value), node });
        if (message) context.report({ node, message });
      };
      return {
        ImportDeclaration: (node) => visit(node, node.source),
        ExportNamedDeclaration: (node) => visit(node, node.source ?? null),
        ExportAllDeclaration: (node) => visit(node, node.source),
        ImportExpression: (node) => visit(node, node.source),
      };
    },
  };
}

const transactions: Deno.lint.Rule = {
  create(context) {
    const file = relative(context.filename);
    if (!/^(functions|shared)\//.test(file) || file.startsWith("shared/db/")) return {};
    return {
      'CallExpression[callee.property.name="begin"]'(node: Deno.lint.Node) {
        context.report({
          node,
          message: "Only shared/db opens transactions: one operation, one transaction. " +
            "Writes that belong together belong in one SQL function in supabase/schemas.",
        });
      },
    };
  },
};

/** The one file of shared/ that uses Deno. */
const CONNECTIONS = "shared/db/connect.ts";

const environment: Deno.lint.Rule = {
  create(context) {
    const file = relative(context.filename);
    const isAllowed = /^functions\/[^/]+\/index\.ts$/.test(file) || file === CONNECTIONS;
    if (!/^(functions|shared)\//.test(file) || isAllowed) return {};
    return {
      Identifier(node) {
        if (node.name !== "Deno" && node.name !== "process") return;
        if (isPropertyName(node)) return;
        context.report({
          node,
          message: `Only functions/*/index.ts may use ${node.name}: take the value from deps, ` +
            "and add a setting to shared/config.ts and .env.example.",
        });
      },
    };
  },
};

/** `x.process`, `{ process: 1 }`: a property with that name, not the global. */
function isPropertyName(node: Deno.lint.Identifier): boolean {
  const { parent } = node;
  if (parent.type === "MemberExpression" && parent.property === node && !parent.computed) {
    return !(parent.object.type === "Identifier" && parent.object.name === "globalThis");
  }
  return parent.type === "Property" && parent.key === node && parent.value !== node ||
    parent.type.startsWith("TSPropertySignature") || parent.type.startsWith("TSMethodSignature");
}

const zodNamespace: Deno.lint.Rule = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value !== "zod") return;
      const [only] = node.specifiers;
      if (only?.type === "ImportNamespaceSpecifier") return;
      context.report({
        node,
        message:
          'Write import * as z from "zod": naming { z } makes every bundle five times as large.',
      });
    },
  }),
};

const REAL_TIME = ["shared/log.ts", "shared/standard_webhooks.ts"];

const marketTime: Deno.lint.Rule = {
  create(context) {
    const file = relative(context.filename);
    const realTime = file.startsWith("shared/http/") || REAL_TIME.includes(file);
    if (!/^(functions|shared)\//.test(file) || realTime) return {};
    const message = "The clock is private.now() in SQL: let the SQL operation read it. " +
      "Real time (leases, signatures, logs) is for shared/http and shared/log.ts.";
    return {
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]'(
        node: Deno.lint.Node,
      ) {
        context.report({ node, message });
      },
      'NewExpression[callee.name="Date"][arguments.length=0]'(node: Deno.lint.Node) {
        context.report({ node, message });
      },
    };
  },
};

function relative(filename: string): string {
  const path = filename.replaceAll("\\", "/");
  return path.startsWith(ROOT) ? path.slice(ROOT.length) : path;
}

function resolve(file: string, specifier: string): string {
  if (!/^\.{1,2}\//.test(specifier)) return specifier;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

const plugin: Deno.lint.Plugin = {
  name: "conventions",
  rules: {
    "layers": importRule(layers),
    "pure-domain": importRule(pureDomain),
    "database-client": importRule(databaseClient),
    "transactions": transactions,
    "environment": environment,
    "zod-namespace": zodNamespace,
    "market-time": marketTime,
  },
};

export default plugin;
