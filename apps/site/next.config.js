/**
 * Not TypeScript: the framework would load its whole compiler at each start to read it. A path that is known at run time alone
 * is marked `turbopackIgnore` where it is joined: for one that is not, the build traces the whole project into every route,
 * two fifths of its time, and warns of it.
 *
 * @type {import("next").NextConfig}
 */
const config = {
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
  // Pictures come in their widths from routes of ours; the framework's own route for them answers 404.
  images: { unoptimized: true },
  // Pages are cached by `host/documents` and nothing by the framework, which would keep 50 MB beside the budget of caches.
  cacheMaxMemorySize: 0,
  experimental: {
    // Routes that are never requested, such as the desk's on most processes, are not loaded.
    preloadEntriesOnStart: false,
    // Turbo keeps the build itself. Writing what the bundler knows beside it takes processor time of each first build.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads maps of the server's files, three quarters of what a build writes; no package carries them.
    turbopackSourceMaps: false,
  },
};

export default config;
