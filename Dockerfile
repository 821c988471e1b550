# The site, its worker and its command line in one image: `forecourt …` beside the server.
# Build: docker build --tag forecourt .
FROM node:24-slim AS build
WORKDIR /forecourt
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 CI=true
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm exec turbo run build --filter=site
# What only building and testing need goes again; the image brings its own Node.
RUN sh deploy/strip.sh

FROM node:24-slim
# With these four the C library gives memory back that is free, in place of keeping it for each thread. Node stores what it
# compiled in a folder, so that a container that is started again loads no compiler.
ENV NODE_ENV=production FORECOURT_ENV=production NEXT_TELEMETRY_DISABLED=1 \
    MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_MMAP_MAX_=16384 \
    NODE_COMPILE_CACHE=/tmp/compiled PORT=3000 FORECOURT_DATA=/data FORECOURT_TENANTS=/tenants
COPY --from=build /forecourt /forecourt
RUN ln -s /forecourt/deploy/forecourt.sh /usr/local/bin/forecourt \
    && mkdir -p /data /tenants && chown node:node /data
USER node
WORKDIR /forecourt/apps/site
VOLUME /data
EXPOSE 3000
# Only that the process answers: a slow database must not get every process killed at once. /readyz is for who sends requests.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server.ts"]
