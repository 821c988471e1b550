/**
 * How a package's manifest is published. It differs from what stands in the repository in four things: its entries are the
 * built files; each dependency is a range that begins at the exact version the catalog pins; a peer is a peer alone (here it
 * is a dependency too, so that a production install of the site has it); and what only this repository runs is left out.
 * The site and `create-forecourt` have no entries and are published as they were staged.
 */
const built = (file) => {
  const path = file.replace("./src/", "./dist/");
  if (path.endsWith(".css")) return path;
  const stem = path.replace(/\.tsx?$/, "");
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
};

const range = (version) => (/^\d/.test(version) ? `^${version}` : version);

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function beforePacking({ devDependencies: _tools, scripts: _commands, ...manifest }) {
  if (manifest.exports === undefined) return manifest;
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const own = Object.entries(dependencies).filter(([name]) => !(name in peerDependencies));
  return {
    ...manifest,
    exports: mapValues(manifest.exports, built),
    dependencies: mapValues(Object.fromEntries(own), range),
  };
}

module.exports = { hooks: { beforePacking } };
