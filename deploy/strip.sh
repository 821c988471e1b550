#!/bin/sh
# Leaves of a built tree what runs: the site, its packages' sources and their dependencies at run time. Called by the
# Dockerfile in the folder it strips; never run it in a working copy.
set -eu
[ -f pnpm-workspace.yaml ] && [ -f apps/site/.next/BUILD_ID ] || { echo "There is no built site here." >&2; exit 1; }
[ ! -e .git ] || { echo "This is a working copy; it would lose its tools." >&2; exit 1; }
rm -rf apps/site/.next/cache apps/site/.next/compiled apps/site/.next/trace apps/site/.next/types apps/site/.next/dev packages/*/dist .turbo
# Not those of the build: its bundles find their libraries by names that stand there.
find . -path ./apps/site/.next -prune -o -name node_modules -prune -exec rm -rf {} +
# The root has no dependency at run time but a Node, which the image is made of.
pnpm install --prod --frozen-lockfile --filter site... --ignore-scripts
rm -rf node_modules/.pnpm/node-linux-* node_modules/node-linux-*
# A server neither builds nor checks.
rm -rf node_modules/.pnpm/@next+swc-* node_modules/.pnpm/typescript@* scripts
# Half of what is left is for debuggers.
find node_modules apps/site/.next -name '*.map' -type f -delete
mkdir -p apps/site/.next/cache
