/** A style sheet as the bundler gives it. */
declare module "*.css?inline" {
  const styles: string;
  export default styles;
}
