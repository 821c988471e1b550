import type { SortKey } from "../../query/fields/sort-options.ts";
import { EVERYDAY } from "./everyday-words.ts";

/** Words written as one line. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that ask, and describe nothing. */
export const FILLER: ReadonlySet<string> = new Set(
  (
    "either neither both any1 some1 series a an the i im i'm id i'd ive i've me my we our us you your u ur please pls plz show find get give got want wants wanting wanted wanna need needs " +
    "needed looking lookin look search searching searchin for with and or & in at of on to too that which who what whats what's is are am was be been has have " +
    "having any some something anything someone somethin car cars vehicle vehicles veh automobile automobiles motor near around from good " +
    "nice great best decent available sale sell selling buy buying purchase like would wud could can cant do does did dont don't it its it's this these those there " +
    "by hi hello hey heya gday g'day mate thanks thank cheers ta preferably preferred pref prefer ideally maybe perhaps possibly also but only just one " +
    "ones priced pricing price prices model models kms km cost costs costing if than then so really very pretty quite still all every each " +
    "hoping hope after interested thinking think about here yours stock yard lot shop ones' wheel options option list listing listings " +
    "how many much when where tell see let lets let's help trying try currently ready today now asap urgently soon would've well as " +
    "type types kind kinds sort sorts style version colour color colours colors coloured colored painted paint fuel transmission gearbox body drive engine " +
    "condition make makes brand brands badge variant another other others more most least up go going come comes mark range spend spending money dollars dollar bucks " +
    "guys team folks y'all yall ya w n thats whats wheres hows theres youre gotta gonna lemme gimme tryna wana plz thx sumthin sumthing somthing sth im dat da ya'll pleas kindly cheerio hiya yo hey ok okay yes yeah yep nah well sure cuz coz ur r u ta bout vs versus v"
  ).split(" "),
);

export const CONDITIONS: readonly (readonly [said: string, condition: "new" | "used" | "demo"])[] = [
  ["new|brand new|brandnew|brand spanking new|factory new|zero km|0 km|0km|bnew", "new"],
  [
    "used|second hand|secondhand|2nd hand|2ndhand|pre owned|preowned|pre loved|preloved|previously owned|pre used|2nd owner|second owner",
    "used",
  ],
  [
    "demo|demos|ex demo|exdemo|demonstrator|demonstrators|ex demonstrator|demo model|dealer demo|loaner|ex loaner",
    "demo",
  ],
];

const UNITS =
  "kilometres|kilometers|kilometre|kilometer|kms|km|k|ks|k's|klms|klm|clicks|miles|mile|mileage|milage|mi|odometer|odo";
const FEW =
  "low|lo|lowest|fewest|least|lower|less|minimal|not many|not too many|super low|very low|ultra low|without many|not a lot of|low on";
const FEW_KILOMETRES = UNITS.split("|").flatMap((unit) => FEW.split("|").map((few) => `${few} ${unit}`));

/** Words that ask for an order rather than a filter. */
export const ORDERS: readonly (readonly [said: string, sort: SortKey])[] = [
  [[...FEW_KILOMETRES, "hardly driven|barely driven|low kay|low kays|low use"].join("|"), "kms_low"],
  [
    "cheap|cheapest|cheapie|cheapies|cheap as|lowest price|lowest priced|low price|low priced|low cost|lowest cost|best price|least expensive|most affordable|affordable|inexpensive|not expensive|not too expensive|isnt too expensive|isnt expensive|not too pricey|not too dear|price low to high|cheapest first|whichever is cheaper|whichever is cheapest|whichevers cheaper|whichevers cheapest|cheapest to dearest|cheapest to most expensive|price from low to high|bargain|bargains|budget friendly|on a budget",
    "price_low",
  ],
  ["highest mileage|highest kms|highest kilometres|most kms|most miles|most kilometres", "kms_high"],
  [
    "most expensive|dearest|priciest|highest price|highest priced|price high to low|dearest to cheapest|dearest first|top of the range",
    "price_high",
  ],
  [
    "latest|newest|most recent|recently added|recently listed|just in|just arrived|just landed|new arrivals|new arrival|newest arrivals|latest arrivals|fresh stock|newly listed|newest first|new listings|new in stock|latest stock",
    "latest",
  ],
];

/** Words that belong together and say nothing that a filter can hold. */
export const TIED =
  "0 to 60|0 to 100|new car warranty|new car smell|half ton|three quarter ton|3/4 ton|one ton|near new|nearly new|not too old|not that old|not very old|not old|no deposit|zero deposit|no money down|left hand drive|right hand drive|write off|written off|late model|as new|like new|almost new|new tyres|new tires|new shape|new model|new generation|new rego|new engine|new clutch|new battery|new paint|new to|old school|new wof|full service history|service history|one owner|1 owner|single owner|first car|work car|second car|daily driver|fuel efficient|good on fuel|good on gas|easy on gas|great on fuel|easy on fuel|cheap to run|cheap on fuel|cheap to insure|cheap on gas|good gas mileage|great gas mileage|good mpg|gas mileage|gas guzzler|first owner|road trip|long drive|long drives|long distance|school run|wide body|hot hatch|red hot|blue chip|white goods|black friday|golden retriever|manual handling|city driving|highway driving|off road|off roading|off roader|four kids|three kids|two kids|new driver|new drivers|new baby|new mum|new dad|new parents|p plater|p plate|l plate|green slip|red tape|gold card|blue tooth|red p|green p|new job|old car|used to|blind spot|back seat|rear seat|front seat|front seats|rear seats|back seats|child seat|child seats|car seat|car seats|baby seat|baby seats";

/** After a colour, these say that it is not the paint. */
export const NOT_PAINT = wordSet(
  "leather interior interiors trim wheels rims mags roof seats seat stitching inside upholstery badge badges decals stripes pack edition card slip",
);

/** After "electric" or "manual", these say that it is not what the car runs on, or is driven by. */
export const NOT_THE_CAR = wordSet(
  "seats seat windows window mirrors mirror brake brakes tailgate boot doors locks steering sunroof roof start winch book handbook",
);

/** After these, a name is a place. */
export const PLACE_LEADS = wordSet("in near at around from close nearby by within inside suburb");

/** Before these, a word is not wanted. */
export const REFUSALS =
  "not a fan of|not a big fan of|not a huge fan of|no fan of|no interest in|steer clear of|stay away from|keep away from|sick of|wont consider|wont consider a|will not consider|would not consider|wouldnt consider|wouldnt|not considering|nothing by|outside|outside of|far from|away from|anything but a|anything but an|anything but|anything except a|anything except|anything other than a|anything other than|anything that isn't a|anything that isn't|anything that isnt|anything thats not|anything that's not|anything that is not|everything but|everything except|any colour but|any color but|any colour except|any color except|any colour other than|any color other than|any make but|any make except|any brand but|any brand except|anything not|as long as it's not|as long as its not|as long as it isn't|as long as it isnt|other than|apart from|aside from|instead of|rather than|but not a|but not an|but not|and not|definitely not a|definitely not|preferably not a|preferably not|prefer not|rather not|not interested in|not keen on|not after a|not after|not into|not fussed on|not looking for a|not looking for|not in|not a|not an|not any|not the|not|no|non|without a|without any|without|w/o|w/out|hide|remove|leave out|ignore|minus|except for|except|excluding|exclude|excl|excludes|avoid|avoiding|hate|hates|dislike|do not want a|do not want|don't want a|don't want an|don't want any|don't want|dont want a|dont want an|dont want any|dont want|doesn't want|doesnt want|don't like|dont like|do not like|don't show me|dont show me|don't show|dont show|never|nothing in|nothing|none of|no more|isn't a|isn't|isnt a|isnt|is not a|is not|arent|arent a|are not|wasnt|wasnt a|werent|aint|ain't|can't be|cant be|cannot be|must not be|mustn't be|shouldn't be|won't drive|wont drive|can't drive|cant drive|cannot drive|can't drive a|cant drive a|skip|hold the|sans|less the|anti|nor|neither|not too|ditch";

/** What follows these may be so or not: it is no wish. */
export const INDIFFERENT =
  "doesnt have to be|doesnt have to have|doesnt need to be|doesnt need to have|doesnt need|does not have to be|does not need to be|dont need|dont need a|dont need an|do not need|neednt be|need not be|not necessarily|dont mind|dont mind if its|dont care about|dont care if its|not fussed about|not fussed if its|not fussy about|no need for|no need for a|with or without|with or without a";

/** Numbers people write out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at): [string, number] => [word, at + 1])
    .concat(
      "twenty thirty forty fifty sixty seventy eighty ninety hundred"
        .split(" ")
        .map((word, at): [string, number] => [word, (at + 2) * 10]),
    ),
);

const TIED_WORDS = new Set(TIED.split("|"));

/** Whether words, none of which was understood, are of everyday speech: no car is called so. */
export const isEveryday = (words: string): boolean =>
  TIED_WORDS.has(words) || words.split(" ").every((word) => EVERYDAY.has(word) || FILLER.has(word));
