#!/bin/sh
# Starts LETS, or one of its commands, with the Node of this folder. `./lets help` lists them.
here=$(dirname "$(readlink -f "$0")")
exec "$here/node/node" "$here/scripts/lets.mjs" "$@"
