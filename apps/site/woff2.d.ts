/** A font that the bundler serves; its import is its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
