import { plainText } from "@forecourt/tenant-config/content";
import type { Metadata } from "next";
import { modelPage } from "#server/pages/model-page.ts";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { ModelDetail } from "./model-detail.tsx";

const findPage = async ({ params }: PageProps<"/[tenant]/model/[slug]">) => {
  const { tenant, slug } = await params;
  return modelPage(tenant, decodeURIComponent(slug));
};

export async function generateMetadata(props: PageProps<"/[tenant]/model/[slug]">): Promise<Metadata> {
  const { site, model, title } = await findPage(props);
  const about = plainText(model.description ?? "");
  return {
    title,
    ...(about === "" ? {} : { description: about.slice(0, 300) }),
    ...(await shareTags(site, { image: model.imageUrl })),
  };
}

/** The page of one model; the route table knows whether the site has it. */
export default async function ModelRoute(props: PageProps<"/[tenant]/model/[slug]">) {
  return <ModelDetail {...(await findPage(props))} />;
}
