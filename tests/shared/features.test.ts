import { expect, test } from "vitest";
import { FEATURES, loadConfig, requiredOf } from "../../shared/config.ts";
import type { Environment, Feature } from "../../shared/config.ts";
import { Off } from "../../shared/features.ts";
import { productionSecrets } from "../support/secrets.ts";

const secrets = productionSecrets((role) => `postgresql://${role}:secret@database.test/postgres`);
const without = (names: string[]): Environment =>
  Object.fromEntries(Object.entries(secrets).filter(([name]) => !names.includes(name)));

test.each(FEATURES)("%s is off when none of its variables is set", (feature) => {
  const config = loadConfig(without(requiredOf(feature)), [feature]);
  expect(config[feature]).toBeInstanceOf(Off);
  expect(requiredOf(feature)).toContain((config[feature] as Off).variable);
});

const halves = FEATURES.flatMap((feature) => requiredOf(feature).map((name) => [feature, name]));

test.each(halves as [Feature, string][])(
  "%s without %s alone does not start, and a sentence says both remedies",
  (feature, name) => {
    const start = () => loadConfig(without([name]), [feature]);
    expect(start).toThrow(new RegExp(`${name}: is not set: .* needs all of .*; set none of them`));
  },
);

test("a feature whose variables are all set is on", () => {
  for (const feature of FEATURES) {
    expect(loadConfig(secrets, [feature])[feature]).not.toBeInstanceOf(Off);
  }
});
