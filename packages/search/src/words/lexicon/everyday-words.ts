/**
 * Everyday words that say what a car is for, or what it is like. No filter follows from them, and none is the
 * misspelling of another word.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  (
    "loader loaders able accident accidents active adult adventure affordable age air airport alarm almost along already always animal anniversary arms army asking audio aunt " +
    "average away baby babies back bad bag bags bang banger barn base basic basics beach beast beat beautiful beauty because bed before behind better big bigger biggest bike " +
    "bikes bit blind blow boat boats body boot boost boy boyfriend brother build building built bull bumper bunnings burn bus bush business busy cabin call came camp camper " +
    "camping canopy cap capable card care careful cargo carpet case cash cat chair chance cheaper child children chip christmas clean cleanest clear client clock close " +
    "club coast cold college come comfort comfortable comfy common commute commuter commuting company complete condition control cool cost country couple course " +
    "courier cover cracker crash crazy credit cross cruise cruising current custom cute dad daily damage damaged dark date daughter day days deal dealer dealers deals " +
    "decent deep delivery deposit desk details dirt discount dog dogs done door doors down downsizing dream drive driven driver drivers driving driveway dry durable dual dude " +
    "during each early earth easy economic economical economy edition efficient electric elderly electrical else empty end enough entry equipped escape even evening every " +
    "everyday excellent exchange extra face fair families family fan fancy far farm farmer farming fast faster feel few field fierce final finance financing fine finger finish " +
    "fire first fish fishing fit fits five flash flat fleet floor fold follow food foot form forward found four free freedom friend friendly friends front frugal " +
    "fresh friday fuel full fully fun funky game garage gear gently gift girl girlfriend glass grad grade gran grandad grandkids grandma grandmother grandparents grandson " +
    "grocery ground group guarantee gym half hand handle handy happy hard hardly hatch haul hauling head health heaps heat heated heavy height held help high highway hill hills hire history " +
    "hit hold hole holiday holidays home honest horse horses hot hour house hubby huge hunt husband idea immaculate important improve included inspection instead insurance interest " +
    "interior island item job jobs join keen keep keeper keys kid kids kind kinda kit know lady lane large larger last late lately later latest learner learners leather left leg less " +
    "lesson level licence license life lift light lights line little live load loan local long longer look lot lots loud love low lower luggage luxury machine main make man manager many map " +
    "mark market match mate maximum may meal mean medium meet met mid middle mileage mind mine mint minor mint miss modern modified mom money month monthly months moon more morning most mother move moving " +
    "much muddy mum music must name nan narrow near nearly neat need never newish next nice night nip normal note nothing nurse ocean off offer offers offroad office often old older once open order original out " +
    "outdoor outside over own owned owner owners pack package paid pair parents park parking part parts party pass past pay paying payment payments peak people perfect performance person pet pets " +
    "petrolhead pick picnic piece place plan play plate plates plenty point poor popular possible post power powerful practical premium present private pro probably problem project proper prefer pull pulling purple " +
    "push quality queen quick quiet race racing rain raised range rare rate real rear reasonable reasonably receive record red refined rego registered registration reliable reliability remote rent rental repair repayments " +
    "replace replacement resale rest retired retirement retiree reverse ride right road roads roadtrip rock roof room roomy rough round row rows run runabout running runs rust rusty safe safer safest safety said same sale sand " +
    "save saturday say school score screen season second seen self send senior sensible sensor service serviced set several shape share sharp shed shiny shop shopping short side sign simple single sister sit size sized sizes skinny sleek sleep " +
    "slow small smaller smallest smart smooth snow social soft soldier solid someone son soon sound space spacious special speed speeds sport sports sporty spot spring staff stage standard star start starter state " +
    "station stay steady step stick still stop storage story straight street strong stuff student study stylish suburb suitable summer sun sunday super sure surf surfing surround sweet system table tailgate take talk tall tank tax teen teenager terms test " +
    "thank thing think third three through tidy tight time times tint tinted tip tired toddler toddlers top tough tour touring tow town toy track trade tradesman tradie tradies trades trail trailer trailers train travel travelling tray treat trim trip trips truck true trunk " +
    "try turbo turn twin two type tyre tyres tire tires under uncle uni unique university upright upgrade urban use used useful user usual utility vacation value van versatile view visit wagon walk wanting warm warranty wash watch water way weather " +
    "wedding week weekend weekends weekender weekly weird well west wet wheelchair wide wife wild window winter within woman women wonder wood work worker workhorse working works workhorse world worth wow year young younger youngest zippy " +
    "mechanic electrician plumber builder builders carpenter landscaper landscaping gardener tools ladder ladders mountain mountains premium select classic elite pure tech base standard ultimate platinum core titanium trend ambiente neo essential forest river lake desert ski skiing hiking bluetooth uber taxi rideshare doordash apprentice p-plater pplater plater l-plater newborn twins triplets grandchildren wheelbase wof " +
    "absolutely accept action alike allow allows alter although america american amount anew answer anyone apart appear apply arrive arrives article asleep " +
    "assure attention august awesome banking basket battery bedroom belongs bench beneath beside between blank block board bottle bottom bought bounce " +
    "braked branch breach break bring brings broke broken broker brought bunch button called camera candidate cannot career carried centre certain " +
    "chances changing charge charged charger charges checked choice choose chooses church circle civil clearly click climb closed closer clothes cloud " +
    "coach coffee collect comment committed compact compare comparing computer concern confirm connect consider contact contain continue copied copies " +
    "corner correct couldnt council count counter counters counting couples courage create criminal crowd customer cutting dealing decide decided decision " +
    "deeper defence delay delivered demonstration depends despite develop differ difference different dinner direct direction discuss display distance " +
    "distinct doctor donor doubt dozen draw drawing dress dropped dull easier easily eastern eating effort either electricity electronic elsewhere email " +
    "employ enjoy enormous enter entire equal errand estimate event exact exactly example except excluded exist expect expected experience explain explore " +
    "extras factory failed failing falling farther fashion fault favourite feature features feels female fewer fifth figure filled filling finally finding " +
    "finds finished flatter flight float flood flying focused folder following football foreign forget forth forwarded frame freight freshly further fuse " +
    "general generation generator gentle gentleman getting given giving goals gotten grant greatest growing guess guide habit halfway handled happen " +
    "happens harder hates headed healed hearing heart helper hidden hides higher highly himself holder holding hopefully hospital hours however hurry " +
    "imagine imported impossible indoor inquire inside install instant insured intend internet invite issue issues joined joke judge jumping keeping " +
    "kitchen knowing known labour landing language largest laser laugh launch layer leader leading learn leave leaving lend letter letters letting library " +
    "likely limiting linked listed lived living locally locked looked looks losing lost lovely lowest lucky lunch magazine mails mainly maker making manage " +
    "manner manually master matching material matter matters meant measure mention mere merely message might minutes mirror mobile modest module moment " +
    "monday mortgage mouth moved myself named nature nearby nearest necessary neighbour neither nephew nervous network nicely niece nobody noise noisy " +
    "northern notice nowhere number obvious occasion offered offering officer online onto opening opinion opposite otherwise ought ourselves outer " +
    "oversized owing packaged painting panel paper partner passed patch pattern peace pedal percent permanent permit personal phone phoned photo picture " +
    "pieces planned planning plastic pleased pocket police polite portion position posted potential pound prepared presence press prevent previous print " +
    "printed prints produce product promise promote proof proven public pulled purpose putting puzzle quarter question quicker quickly quietly rail rails " +
    "raise rarely rather rating reach reached reader reading reason recent recently reduced refer refund refuse regarding regular reject related relating " +
    "relation relative releasing remain remember remind remove repeat replied reply report request require resell result return returned returns revising " +
    "reward riding roadside rounded route rules rural sadly sample saving scratch scratches secondary section seed seeing seems seller sending series " +
    "serious serves setting settings settle shade shaped sharing shelf shift shipped shopper shorter should shoulder showing shown similar simply since " +
    "singing site sitting situation slide slightly slower solution somehow sometimes somewhat sooner sorted source southern spare speaker spelling spirit " +
    "splash spoke square stairs stale stand standing started starting stayed steep steering sticks stocked stolen store stores stories storm strange stream " +
    "strength stretch strings stuck studio subject sudden sugar suggest suite suits sunny supply support supports suppose surely surface surprise switch " +
    "tables tail taken taking target taste teach teacher template temple tenth territory texts theirs themselves therefore thick though thought thread " +
    "throw thursday ticket tile tiles tiny title together tomorrow tone tonight touch toward trace trading traffic training treated tree trees tried tries " +
    "triple trouble trust truth tuesday turned turning twice typical unable understand unit unless until upper upset urgent using usually valley variety " +
    "various viewed village voice wait waiting waste watched watching wealth wednesday weekday weeks weight welcome went western whatever whenever wherever " +
    "whether while whole wider winner wiped wireless without wooden wording workers worried worry worse worst wouldnt write writing wrong wrote yearly " +
    "yellowish yesterday yourself agitator crane wheelbase"
  ).split(" "),
);

/** Words for conditions; the wire's values are fixed. */
