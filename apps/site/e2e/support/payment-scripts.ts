/** Card numbers of the doubles, and the demo bank's card that each is. */
export const CARDS = {
  succeed: "4242 4242 4242 4242",
  decline: "4000 0000 0000 0002",
  confirm: "4000 0025 0000 3155",
} as const;

/** A field in a frame of the provider's own: it gives away which test card it is, never the number. */
export const cardField = (label: string): string => `<!doctype html><html lang="en"><title>${label}</title>
<style>body{margin:0}input{box-sizing:border-box;width:100%;height:44px;font-size:16px;border:0}</style>
<input aria-label="${label}" inputmode="numeric" autocomplete="off">
<script>
const cards = new Map(Object.entries(${JSON.stringify(CARDS)}).map(([name, number]) => [number.replaceAll(" ", ""), name]));
addEventListener("message", (event) => {
  if (event.data !== "which card") return;
  const card = cards.get(document.querySelector("input").value.replaceAll(" ", "")) ?? null;
  event.source.postMessage({ card }, event.origin);
});
</script></html>`;

/** What the libraries share: a field in a place of the page, and the question which card was typed there. */
const FIELDS = `
const base = new URL(document.currentScript.src).origin;
const field = (place, label) => new Promise((resolve) => {
  const frame = document.createElement("iframe");
  frame.title = label;
  frame.src = base + "/field?label=" + encodeURIComponent(label);
  frame.addEventListener("load", () => resolve(frame));
  place.append(frame);
});
const cardOf = (frame) => new Promise((resolve) => {
  const heard = (event) => {
    if (event.source !== frame.contentWindow) return;
    removeEventListener("message", heard);
    resolve(event.data.card);
  };
  addEventListener("message", heard);
  frame.contentWindow.postMessage("which card", base);
});
`;

const inItsOwn = (body: string): string => `(() => {${FIELDS}${body}})();`;

/** Doubles of the providers' browser libraries, as far as they are used. */
export const clientScripts: ReadonlyMap<string, string> = new Map([
  [
    "/stripe.js",
    inItsOwn(`
window.Stripe = (publishableKey) => ({
  elements: ({ clientSecret }) => {
    const elements = { clientSecret, frame: null };
    elements.create = () => ({
      mount: (place) => { elements.frame = field(place, "Card number"); },
      destroy: () => elements.frame?.then((frame) => frame.remove()),
    });
    return elements;
  },
  confirmPayment: async ({ elements, confirmParams }) => {
    const card = await cardOf(await elements.frame);
    if (card === null) return { error: { message: "Your card number is incomplete." } };
    const asked = { secret: elements.clientSecret, card, back: confirmParams.return_url };
    const reply = await fetch(base + "/stripe/confirm", { method: "POST", body: JSON.stringify(asked) });
    const answer = await reply.json();
    if (answer.error) return { error: { message: answer.error } };
    location.href = answer.next;
    return new Promise(() => {});
  },
});`),
  ],
  [
    "/till.js",
    inItsOwn(`
window.PaymentJs = class {
  init(publicKey, numberId, codeId, done) {
    Promise.all([
      field(document.getElementById(numberId), "Card number"),
      field(document.getElementById(codeId), "Security code"),
    ]).then(([number]) => { this.number = number; done(this); });
  }
  setNumberStyle() {}
  setCvvStyle() {}
  setNumberAttribute() {}
  setCvvAttribute() {}
  tokenize({ card_holder, month, year }, done, failed) {
    const problems = [];
    if (!card_holder) problems.push({ attribute: "card_holder", key: "errors.blank", message: "Card holder must not be empty" });
    if (!/^(0?[1-9]|1[0-2])$/.test(month)) problems.push({ attribute: "month", key: "errors.invalid", message: "Expiration month is invalid" });
    if (!/^20\\d\\d$/.test(year)) problems.push({ attribute: "year", key: "errors.invalid", message: "Expiration year is invalid" });
    cardOf(this.number).then((card) => {
      if (card === null) problems.push({ attribute: "number", key: "errors.invalid", message: "Card number is invalid" });
      if (problems.length > 0) failed(problems);
      else done("ix::" + card, {});
    });
  }
};`),
  ],
  [
    "/payway.js",
    inItsOwn(`
window.payway = {
  createCreditCardFrame: (options, created) => {
    const place = document.getElementById("payway-credit-card");
    if (!place || !options.publishableApiKey) return created({ message: "No place or key." });
    field(place, "Card number").then((frame) => created(null, {
      getToken: (done) => cardOf(frame).then((card) =>
        card === null ? done({ message: "Enter a valid card number" }) : done(null, { singleUseTokenId: card })),
      destroy: () => frame.remove(),
    }));
  },
};`),
  ],
]);
