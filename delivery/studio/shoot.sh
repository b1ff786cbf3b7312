#!/bin/bash
# shoot.sh NAME            renders the master content/pictures/NAME.jpg
# shoot.sh NAME draft      renders a small draft into $WORK/NAME-draft.jpg
# shoot.sh NAME grade      grades the last render again, without rendering
set -e
here="$(cd "$(dirname "$0")" && pwd)"; name="$1"
WORK="${WORK:-${TMPDIR:-/tmp}/pictures}"; mkdir -p "$WORK"
if [ "$2" = draft ]; then w="$WORK/draft"; out="$WORK/$name-draft.jpg"; opt=(--scale "${SCALE:-.3}" --spp "${SPP:-7}")
else w="$WORK/final"; out="$here/../../content/pictures/$name.jpg"; opt=(${SPP:+--spp "$SPP"}); fi
mkdir -p "$w"; log="$w/$name.log"
cd "$here"
[ "$2" = grade ] && opt+=(--grade-only)
nice -n 19 blender -b --factory-startup --python-exit-code 3 -P render.py -- "$name" "$w" "${opt[@]}" >"$log" 2>&1 || { grep -A12 Traceback "$log" >&2; exit 1; }
[ "$2" = grade ] || nice -n 19 /usr/bin/python3 denoise.py "$w" "$name" >>"$log"
nice -n 19 blender -b --factory-startup --python-exit-code 3 -P filmic.py -- "$w" "$name" >>"$log" 2>&1
nice -n 19 /usr/bin/python3 grade.py "$w" "$name" "$out"
rm -rf "$w/${name}"_[12] "$w/$name.png" "$w/$name.tmp.png"
grep -hE '^(STUDIO|denoise)' "$log" | tr '\n' ' ' || true; echo "$out"
