import { describe, expect, it } from "vitest";
import { readAdf } from "./read-adf.ts";

const SLOPPY = `From: portal@example.com
Subject: New lead

\uFEFF<?xml version="1.0"?>
<!DOCTYPE adf [<!ENTITY boom "boom">]>
<ADF>
  <Prospect STATUS="new">
    <provider><name part="full">Some Portal</name></provider>
    <leadtype>sales</leadtype>
    <customer>
      <comments><![CDATA[Call me <soon> & often]]></comments>
      <contact><phone>0412 345 678</phone><name part="first">Ada</name><name>Ada Lovelace</name>
        <email>ada@example.com</email><address><postalcode>4000</postalcode></address></contact>
    </customer>
    <vehicle><model>Ranger</model><make>Ford &amp; Sons</make><odometer units="km">12</odometer></vehicle>
    <vehicle interest="Trade-In"><year>2010</year></vehicle>
    <vendor><contact><name>North Cars & Co</name></contact></vendor>
    <requestdate>yesterday</requestdate>
  </Prospect>
</ADF>
-- 
Sent by Some Portal`;

const one = (inside: string) => {
  const read = readAdf(`<adf><prospect>${inside}</prospect></adf>`);
  if (!read.ok || !read.prospects[0]) throw new Error("There is no prospect.");
  return read.prospects[0];
};

const say = (text: string) => `<comments>${text}</comments>`;

it("takes the customer's comments first, then the contact's, then the prospect's", () => {
  expect(places(say("a"), say("b"), say("c"))).toBe("a");
  expect(places("", say("b"), say("c"))).toBe("b");
  expect(places("", "", say("c"))).toBe("c");
});

const places = (customer: string, contact: string, prospect: string) =>
  one(`<customer>${customer}<contact>${contact}</contact></customer>${prospect}`).customer.comments;

describe("readAdf", () => {
  it("takes for null what is not there or empty, and trims what is", () => {
    expect(one("<customer><contact/></customer>")).toEqual({
      id: null,
      requestDate: null,
      vehicles: [],
      customer: { names: [], email: null, phones: [], postcode: null, comments: null },
      vendor: null,
      provider: null,
    });
    expect(one("<id>  7 </id>").id).toBe("7");
    expect(one("<vehicle><make> </make></vehicle>").vehicles).toEqual([
      {
        interest: "buy",
        status: null,
        year: null,
        make: null,
        model: null,
        trim: null,
        vin: null,
        stock: null,
        odometer: null,
        price: null,
        comments: null,
      },
    ]);
  });

  it("reads all that is said of a vehicle", () => {
    const [vehicle] = one(`<vehicle interest=" SELL " status="Used"><year>2020</year><make>Kia</make>
      <model>Rio</model><trim>S</trim><vin>V1</vin><stock>S1</stock><odometer units="mi">12</odometer>
      <price currency="AUD">100</price><comments>Red</comments></vehicle>`).vehicles;
    expect(vehicle).toEqual({
      interest: "sell",
      status: "used",
      year: "2020",
      make: "Kia",
      model: "Rio",
      trim: "S",
      vin: "V1",
      stock: "S1",
      odometer: { value: "12", units: "mi" },
      price: { value: "100", currency: "AUD" },
      comments: "Red",
    });
  });

  it("reads a contact whose parts stand in the customer itself, and every phone", () => {
    const { customer } = one(
      "<customer><name part='last'>Lovelace</name><phone>1</phone><phone> </phone><phone>2</phone></customer>",
    );
    expect(customer).toMatchObject({ names: [{ part: "last", text: "Lovelace" }], phones: ["1", "2"] });
  });

  it("takes the vendor's name before its contact's, and the provider's", () => {
    expect(one("<vendor><vendorname>A</vendorname><contact><name>B</name></contact></vendor>").vendor).toBe(
      "A",
    );
    expect(one("<vendor><contact><name>B</name></contact></vendor>").vendor).toBe("B");
    expect(one("<provider><name>P</name></provider>").provider).toBe("P");
  });

  it("reads a document that breaks off, and says why there is none", () => {
    expect(readAdf("<adf><prospect><id>7</id></prospect>")).toMatchObject({
      ok: true,
      prospects: [{ id: "7" }],
    });
    expect(readAdf("<adf><prospect><id>7</id><customer>")).toMatchObject({
      ok: true,
      prospects: [{ id: "7" }],
    });
    expect(readAdf("<adf></adf>")).toEqual({
      ok: false,
      problem: "There is no <prospect> in this document.",
    });
    expect(readAdf("<adfx>")).toEqual({ ok: false, problem: "There is no <adf> in this text." });
    expect(readAdf("")).toEqual({ ok: false, problem: "There is no <adf> in this text." });
  });

  it("understands what real senders send", () => {
    expect(readAdf(SLOPPY)).toEqual({
      ok: true,
      prospects: [
        {
          id: null,
          requestDate: "yesterday",
          vehicles: [
            expect.objectContaining({
              interest: "buy",
              status: null,
              make: "Ford & Sons",
              model: "Ranger",
              year: null,
              odometer: { value: "12", units: "km" },
            }),
            expect.objectContaining({ interest: "trade-in", year: "2010" }),
          ],
          customer: {
            names: [
              { part: "first", text: "Ada" },
              { part: "full", text: "Ada Lovelace" },
            ],
            email: "ada@example.com",
            phones: ["0412 345 678"],
            postcode: "4000",
            comments: "Call me <soon> & often",
          },
          vendor: "North Cars & Co",
          provider: "Some Portal",
        },
      ],
    });
  });

  it("takes a prospect without the document around it, and several at once", () => {
    expect(readAdf("<prospect><id>1</id></prospect>")).toMatchObject({ prospects: [{ id: "1" }] });
    expect(
      readAdf("<adf><prospect><id>1</id></prospect><prospect><id>2</id></prospect></adf>"),
    ).toMatchObject({
      prospects: [{ id: "1" }, { id: "2" }],
    });
  });

  it.each([
    "",
    "hello",
    "<html></html>",
    "<adf></adf>",
    "<adf><prospect",
    "<adf><__proto__><x/></__proto__></adf>",
  ])("refuses %j without throwing", (text) => {
    expect(readAdf(text)).toMatchObject({ ok: false });
  });

  it("expands no entity of the sender's", () => {
    const bomb =
      '<!DOCTYPE adf [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><adf><prospect><id>&b;</id></prospect></adf>';
    expect(readAdf(bomb)).toMatchObject({ prospects: [{ id: "&b;" }] });
  });
});
