let loaded: Promise<typeof import("node:crypto")> | undefined;

/** Imported at first use, which most starts come before; kept, because each `import()` takes time. */
export const nodeCrypto = () => loaded ??= import("node:crypto");
