import { describePaymentProvider } from "../../testing/payments/describe-payment-provider.ts";
import { paymentWorlds } from "../../testing/payments/payment-worlds.ts";

describePaymentProvider("demo", paymentWorlds.demo);
describePaymentProvider("Stripe", paymentWorlds.stripe);
describePaymentProvider("Till", paymentWorlds.till);
describePaymentProvider("St George", paymentWorlds.st_george);
