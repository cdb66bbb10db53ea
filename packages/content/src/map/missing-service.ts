let hasWarned = false;

/** Says once for the page that its maps are lists only. */
export function warnOfMissingService({ localName }: HTMLElement): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `<${localName}> shows only the list of stores: it has no data-tiles and no data-google-key. For all maps of the page, set one in ` +
      '<script type="application/json" data-shop-config="map">{ "tiles": "https://…/{z}/{x}/{y}.png?key={key}", "tileKey": "…" }</script>.',
  );
}
