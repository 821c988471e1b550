#!/bin/sh
# `forecourt …` in the image: the command line, with the environment of the container.
exec node --disable-warning=ExperimentalWarning /forecourt/apps/site/cli/forecourt.ts "$@"
