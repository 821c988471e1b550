import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `pnpm typecheck`, over the whole site and not only its pages.
  typescript: { ignoreBuildErrors: true },
  // Drivers with native parts, workers or their own file look-ups stay outside the bundle.
  serverExternalPackages: [
    "@redis/client",
    "pg",
    "nodemailer",
    "pino",
    "sharp",
    "meilisearch",
    "undici",
    "prom-client",
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace",
  ],
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
    formats: ["image/webp"],
    localPatterns: [{ pathname: "/media/**", search: "" }],
    minimumCacheTTL: 86_400,
  },
};

export default config;
