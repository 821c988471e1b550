/** What a shopper types into a dealer's general form, as it is sent; say only what the test is about. */
export const anEnquiry = (change: Record<string, string> = {}): Record<string, string> => ({
  form: "general",
  category: "General Enquiry",
  first_name: "Ada",
  last_name: "Lovelace",
  postcode: "2300",
  terms_conditions: "true",
  email: "ada@example.com",
  phone: "0412345678",
  message: "Hello",
  dealership_slug: "harbourside-mazda",
  ...change,
});
