import { expect, test } from "vitest";
import { lastErrorOf } from "../../../functions/jobs/last_error.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";

test.each([
  ["The address budi.s+1@mail.co.id is invalid", "The address […] is invalid"],
  ["phone +62 812-3456-7890 is not reachable", "phone […] is not reachable"],
  [
    'destination_contact_name "Budi Santoso" is too long',
    "destination_contact_name […] is too long",
  ],
  ["The key xnd_development_abc123== is wrong", "The key […] is wrong"],
  ["Authorization Bearer eyJhbGci.x.y was rejected", "Authorization […] was rejected"],
  [
    "GET https://storage.test/ktp/1.jpg?token=abc failed",
    "GET https://storage.test/ktp/1.jpg[…] failed",
  ],
])("last_error of a job has no personal data and no secret: %s", (said, shown) => {
  expect(lastErrorOf(new Error(said))).toBe(shown);
});

test.each([
  "The provider responded with 503.",
  "Amount 257000 is below 10000",
  "The order 019a8d2e-7c11-7a3b-9c55-0242ac120002 has ended.",
  "The photos of an identity check could not be deleted yet.",
])("what helps staff stays: %s", (said) => expect(lastErrorOf(new Error(said))).toBe(said));

test.each([
  ["40002024", "40002024", "The provider rejected the request: 422 40002024."],
  [
    "the provider's own words",
    "Budi Santoso has no phone",
    "The provider rejected the request: 422.",
  ],
  ["no code", "422", "The provider rejected the request: 422."],
])(
  "of a provider's rejection last_error has status and code, never its words: %s",
  (_, code, shown) => {
    const words = "receiver Budi Santoso of Jalan Melati 4 was not found";
    expect(lastErrorOf(new ProviderRejected(422, code, words, {}))).toBe(shown);
  },
);
