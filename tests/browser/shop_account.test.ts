import { expect, test } from "vitest";
import { accessibilityFaults, cutOff } from "./pages.ts";
import { useShop } from "./shop.ts";
import { stack } from "./support.ts";

const { enter, open } = useShop();

async function mailTo(address: string): Promise<{ subject: string; link: string }> {
  const query = new URLSearchParams({ to: address });
  const { messages } = await (await fetch(`${stack.sandbox_url}/email/messages?${query}`)).json();
  return { subject: messages[0].subject, link: messages[0].text.match(/http\S+/)[0] };
}

test("a new user confirms their address, writes a profile, and replaces a forgotten password", async () => {
  const email = `dewi${Date.now()}@example.com`;
  const page = await open();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const fill = async (password: string) => {
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
  };
  await fill("sandi-pertama");
  await press("Create an account");
  await page.getByText(`A mail is on its way to ${email}`).waitFor();
  await press("Sign in");
  await page.getByRole("alert").getByText("Email not confirmed").waitFor();
  await press("Send the mail again");
  await page.getByRole("alert").getByText("For security purposes").waitFor();
  expect([await accessibilityFaults(page), await cutOff(page)]).toEqual([[], []]);

  await page.goto((await mailTo(email)).link);
  await page.getByLabel("Username").fill(`dewi${Date.now() % 1e9}`);
  await page.getByLabel("Full name").fill("Dewi Lestari");
  await press("Begin");
  await page.getByText("Halo, dewi").waitFor();

  await page.getByRole("navigation").getByRole("link", { name: "You" }).click();
  await press("Sign out");
  await fill("lupa");
  await press("Forgot the password");
  await page.getByText("a mail with a link is on its way").waitFor();
  const { subject, link } = await mailTo(email);
  expect(subject).toBe("Choose a new password");
  await page.goto(link);
  // Said at the entrance, in the place of what follows.
  await page.getByText("Halo, dewi").waitFor();
  await page.getByLabel("New password").fill("sandi-yang-baru");
  await press("Save");
  await page.getByText("Your new password counts from now on.").waitFor();

  await page.getByRole("navigation").getByRole("link", { name: "You" }).click();
  await press("Sign out");
  await fill("sandi-yang-baru");
  await press("Sign in");
  await page.getByText("Halo, dewi").waitFor();
  await page.close();
});

test("another address counts when both links were opened", async () => {
  const email = `sari${Date.now()}@example.com`;
  const page = await enter("#/me", {}, "sari.closet");
  await page.getByLabel("New e-mail address").fill(email);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("Two mails are on their way").waitFor();
  await page.goto((await mailTo(stack.users["seller"]!.email)).link);
  await page.getByText("Please proceed to confirm link sent to the other email").waitFor();
  await page.goto((await mailTo(email)).link);
  await page.getByText("Halo, sari.closet.").waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "You" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Halo, sari.closet.").waitFor();
  await page.close();
});

test("a link that was used says so, and leaves the sign-in open", async () => {
  const email = `tono${Date.now()}@example.com`;
  const page = await open();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByText(`A mail is on its way to ${email}`).waitFor();
  const { link } = await mailTo(email);
  await (await fetch(link)).body?.cancel();
  await page.goto(link);
  await page.getByRole("alert").getByText("Email link is invalid or has expired").waitFor();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await page.close();
});
