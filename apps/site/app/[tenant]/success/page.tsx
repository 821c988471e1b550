import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import type { Metadata } from "next";
import { refusedFiles } from "#server/uploads/refused-files.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { getSite } from "#server/tenants/get-site.ts";

interface PageProps {
  params: Promise<{ tenant: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).success.title, robots: { index: false } };
}

/** The lead is safe; says so, and what happens next. */
export default async function SuccessPage({ params }: PageProps) {
  const site = await getSite((await params).tenant);
  const words = wording(site.config);
  const refused = await refusedFiles();
  return (
    <div className="fc-empty">
      <h1>{words.success.title}</h1>
      <p>{words.success.text}</p>
      {refused.length > 0 ? (
        <Notice>
          {refused.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      ) : null}
      <p>
        <ButtonLink href={mainStockList(site).href}>{words.success.back}</ButtonLink>
      </p>
    </div>
  );
}
