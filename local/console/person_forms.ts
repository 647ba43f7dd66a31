import { html } from "hono/html";
import { badge, type Markup, note, rupiah } from "../html.ts";
import { CATEGORIES } from "../../shared/domain/listing.ts";
import { MIN_WITHDRAWAL } from "../../shared/domain/withdrawal.ts";
import { noteLine, words } from "./layout.ts";

const PHOTO = "image/jpeg,image/png,image/webp";
const GENDERS = ["female", "male", "unisex"];
const CONDITIONS = ["like_new", "new", "good", "fair"];

const options = (values: readonly string[]) =>
  values.map((value) => html`<option value="${value}">${words(value)}</option>`);

export const listingForm = (name: string): Markup =>
  html`
    <form class="card fields" method="post" enctype="multipart/form-data"
      action="/console/people/${name}/list" id="list">
      <label
        class="wide">Title <input name="title" required minlength="3" maxlength="120" value="Dress lipit krem"></label>
      <label>Price in rupiah <input name="price" type="number" min="1000" step="1000" required value="240000"></label>
      <label>Weight in grams <input name="weight_grams" type="number" min="1" max="30000" required value="400"></label>
      <label>Category <select name="product_category">${options([
        "Dress",
        ...CATEGORIES.filter((each) => each !== "Dress"),
      ])}</select></label>
      <label>For <select name="gender">${options(GENDERS)}</select></label>
      <label>Condition <select name="condition">${options(CONDITIONS)}</select></label>
      <label>Size <input name="size" maxlength="20" value="M"></label>
      <label
        class="wide">Photo, or none for the one of the demo <input name="photo" type="file" accept="${PHOTO}"></label>
      <label class="wide check"><input name="describe" type="checkbox" value="yes">
        Let the vision model say category and weight</label>
      <button class="main">List it</button>
    </form>
  `;

export const withdrawalForm = (name: string, available: number): Markup =>
  html`
    <form class="card" method="post" action="/console/people/${name}/withdraw" id="withdraw">
      <label>Rupiah <input name="amount" type="number" min="${MIN_WITHDRAWAL}" required value="${Math
        .max(available, MIN_WITHDRAWAL)}"></label>
      <button class="${available >= MIN_WITHDRAWAL ? "main" : ""}">Withdraw</button>
    </form>
    <p class="note">${available >= MIN_WITHDRAWAL
      ? `${rupiah(available)} can be withdrawn; a link to claim it is e-mailed.`
      : "Not enough for a withdrawal: sell something first."}</p>
  `;

export const liveForm = (name: string): Markup =>
  html`
    <form class="card" method="post" action="/console/people/${name}/live" id="live">
      <label>Title <input name="title" required maxlength="120" value="Drop Sabtu malam"></label>
      <button>Go live</button>
    </form>
  `;

/** A photo is not read by anybody here: the one of the demo will do. */
export function identityForm(
  name: string,
  ktp: { status: string; rejection_reason: string | null } | undefined,
): Markup {
  const status = ktp?.status ?? "none";
  const shown = badge(words(status), status === "approved" ? "good" : "wait");
  if (status === "approved") return html`<p>KTP ${shown}</p>`;
  if (status === "pending") {
    return html`<p>KTP ${shown} ${
      note("It waits for")
    } <a href="/console/staff">staff's page</a></p>`;
  }
  return html`
    <form class="card" method="post" enctype="multipart/form-data"
      action="/console/people/${name}/ktp">
      <label>KTP, or none for the demo's photo <input name="photo" type="file" accept="${PHOTO}"></label>
      <label>Selfie <input name="selfie" type="file" accept="${PHOTO}"></label>
      <button>Submit the KTP</button>
    </form>
    ${ktp?.rejection_reason ? noteLine(`Rejected: ${ktp.rejection_reason}`) : ""}
  `;
}
