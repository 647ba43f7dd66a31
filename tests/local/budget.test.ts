import { expect, test } from "vitest";
import { compareBudget } from "../../tools/deploy/budget.ts";

const budget = {
  orders: { bytes: 1000, answer: 2, asked: 1.2 },
  health: { bytes: 500, answer: 2 },
};

test("equal or slightly slower starts are within the budget", () => {
  expect(compareBudget(budget, budget)).toEqual([]);
  const slower = { ...budget, orders: { bytes: 1000, answer: 2.9, asked: 1.7 } };
  expect(compareBudget(budget, slower)).toEqual([]);
});

test("a size that differs by one byte is named, and so is a start that takes half as long again", () => {
  const { health, orders } = budget;
  const now = { health: { ...health, bytes: 499 }, orders: { ...orders, answer: 3.1, asked: 1.9 } };
  expect(compareBudget(budget, now)).toEqual([
    "health: 500 bytes are 499 now",
    "orders: answer 2 times bare is 3.1 now",
    "orders: asked 1.2 times bare is 1.9 now",
  ]);
});

test("an added or removed function is named", () => {
  const { health } = budget;
  expect(compareBudget(budget, { health, ktp: health })).toEqual(["ktp is new", "orders is gone"]);
});
