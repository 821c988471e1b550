import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { defaultStockPath } from "@forecourt/search";
import { refusedFiles } from "#server/uploads/refused-files.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";

interface PageProps {
  params: Promise<{ tenant: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const content = await getTenant((await params).tenant);
  return { title: content ? wording(content.tenant.config).success.title : "", robots: { index: false } };
}

/** The lead is safe; says so, and what happens next. */
export default async function SuccessPage({ params }: PageProps) {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  const { config } = content.tenant;
  const words = wording(config);
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
        <ButtonLink href={defaultStockPath(config.search)}>{words.success.back}</ButtonLink>
      </p>
    </div>
  );
}
