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

describe("readAdf", () => {
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
