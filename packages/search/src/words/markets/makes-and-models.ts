/** What sort of car a model is: its size where that is said of its body, then the body. */
export interface ModelKind {
  readonly make: string;
  readonly model: string;
  /** "small hatch", "ute": cars of one kind stand in for one another. */
  readonly kind: string;
}

/** A make and its models, one kind of car after the other. Models of today and of the last twenty years. */
const TABLE = `
Abarth: small hatch 595, 695
Acura: small sedan ILX, Integra; medium sedan TLX, TSX; large sedan RLX; medium suv RDX; large suv MDX; coupe NSX
Alfa Romeo: small hatch Mito, Giulietta; small suv Tonale, Junior; medium suv Stelvio; medium sedan Giulia; coupe 4C
Aston Martin: coupe Vantage, DB9, DB11, DB12; large suv DBX
Audi: small hatch A1, A3, S3, RS3; medium sedan A4, S4, RS4; medium coupe A5, S5, RS5; large sedan A6, A7, RS6, RS7, A8; small suv Q2, Q3, Q4 e-tron; medium suv Q5, SQ5, Q6 e-tron; large suv Q7, Q8, SQ7, SQ8; coupe TT, R8, e-tron GT
Bentley: coupe Continental GT; large sedan Flying Spur; large suv Bentayga
BMW: small hatch 1 Series, 118i, 120i, M135i; coupe 2 Series, M2, M240i, 4 Series, M4, 8 Series; medium sedan 3 Series, 318i, 320i, 330i, 340i, M3; large sedan 5 Series, 520i, 530i, M5, 7 Series; small suv X1, X2, iX1; medium suv X3, X4, iX3; large suv X5, X6, X7, iX; convertible Z4; small hatch i3; medium sedan i4; large sedan i5, i7
Buick: small suv Encore, Envista; medium suv Envision; large suv Enclave; medium sedan Regal; large sedan LaCrosse
BYD: small hatch Dolphin; medium sedan Seal; small suv Atto 3, Atto 2; medium suv Sealion 6, Sealion 7; ute Shark, Shark 6
Cadillac: small suv XT4; medium suv XT5, Lyriq; large suv XT6, Escalade; medium sedan CT4, ATS; large sedan CT5, CT6, CTS
Chery: small suv Omoda 5, Tiggo 4, Tiggo 4 Pro, E5; medium suv Tiggo 7, Tiggo 7 Pro; large suv Tiggo 8, Tiggo 8 Pro, Tiggo 8 Pro Max
Chevrolet: small hatch Spark, Sonic, Bolt, Bolt EV, Volt; small sedan Cruze; medium sedan Malibu; large sedan Impala; coupe Camaro, Corvette; small suv Trax, Trailblazer, Bolt EUV; medium suv Equinox, Equinox EV, Blazer; large suv Traverse, Tahoe, Suburban; ute Colorado, Silverado, Silverado 1500, Silverado 2500, Silverado 3500, Avalanche; van Express
Chrysler: large sedan 300, 300C; medium sedan 200, Sebring; people mover Pacifica, Voyager, Town & Country; small wagon PT Cruiser
Citroën: small hatch C3, C4, DS3; small suv C3 Aircross; medium suv C5 Aircross, C5 X; van Berlingo
Cupra: small hatch Leon, Born; small suv Ateca, Formentor; medium suv Tavascan
Daihatsu: small hatch Sirion, Mira, Charade; small suv Terios, Rocky
Dodge: coupe Challenger; large sedan Charger; small sedan Dart; medium suv Journey, Nitro, Hornet; large suv Durango; people mover Grand Caravan, Caravan; coupe Viper; small hatch Caliber
Ferrari: coupe 458, 488, F8, Roma, 296; convertible Portofino, California
Fiat: small hatch Punto, 500, 500e, Panda; small suv 500X; van Ducato, Doblo
Ford: small hatch Fiesta, Focus; medium sedan Mondeo, Fusion; large sedan Falcon, Taurus; coupe Mustang; small suv EcoSport, Puma; medium suv Escape, Kuga, Bronco Sport, Mustang Mach-E; large suv Everest, Territory, Explorer, Expedition, Edge, Bronco, Flex, Excursion; ute Ranger, F-150, F-250, F-350, F-450, F-150 Lightning, Maverick, Courier, Super Duty; van Transit, Transit Custom, Transit Connect, E-Series, Econoline, Tourneo
Foton: ute Tunland
Genesis: medium sedan G70; large sedan G80, G90; medium suv GV60, GV70; large suv GV80
GMC: ute Sierra, Sierra 1500, Sierra 2500, Canyon; small suv Terrain; large suv Acadia, Yukon, Envoy; van Savana; ute Hummer EV
Great Wall: ute V200, V240, Steed
GWM: ute Cannon, Ute Cannon, Cannon Alpha; small suv Haval Jolion, Jolion; medium suv Haval H6, H6, Haval H2; large suv Haval H9, Tank 300, Tank 500; small hatch Ora, Good Cat
Haval: small suv H2; medium suv H6; large suv H9
Holden: small hatch Barina, Astra, Spark; small sedan Cruze; large sedan Commodore, Calais, Caprice, Statesman; wagon Sportwagon; ute Colorado, Rodeo, Crewman, Maloo; small suv Trax; medium suv Captiva, Equinox; large suv Trailblazer, Acadia; coupe Monaro; van Combo
Honda: small hatch Jazz, Fit, Civic; small sedan City, Insight; medium sedan Accord, Accord Euro; small suv HR-V, ZR-V, Vezel; medium suv CR-V; large suv Pilot, Passport, MDX, Prologue; ute Ridgeline; people mover Odyssey, Stepwgn, Freed; convertible S2000; motorcycle CB500X, CBR500R, CRF300L, CRF1100L, Africa Twin, Grom, Rebel 500, NC750X
HSV: large sedan Clubsport, GTS; ute Maloo
Hummer: large suv H2, H3
Hyundai: small hatch i20, i30, Getz, Accent, Veloster, Venue; small sedan Elantra, i30 Sedan; medium sedan Sonata, i40, i45, IONIQ, IONIQ 6; large sedan Azera, Genesis; small suv Kona, Venue, Bayon; medium suv Tucson, ix35, IONIQ 5, Nexo; large suv Santa Fe, Palisade, IONIQ 9, Veracruz, Terracan; people mover Staria, iMax, Entourage; van iLoad, Staria Load; ute Santa Cruz
Infiniti: medium sedan Q50, G35, G37; coupe Q60; small suv QX30; medium suv QX50, QX55; large suv QX60, QX70, QX80; large sedan M37, Q70
Isuzu: ute D-MAX; large suv MU-X; van Elf
Iveco: van Daily
Jaguar: medium sedan XE; large sedan XF, XJ; coupe F-Type; small suv E-Pace; medium suv F-Pace, I-Pace
Jeep: small suv Renegade, Compass, Patriot, Avenger; medium suv Cherokee, Liberty; large suv Grand Cherokee, Grand Cherokee L, Wrangler, Wrangler Unlimited, Wagoneer, Grand Wagoneer, Commander; ute Gladiator
JAC: ute T9
Jaecoo: medium suv J7, J8
KGM: ute Musso; large suv Rexton; medium suv Torres
Kia: small hatch Picanto, Rio, Soul, Forte5; small sedan Cerato, Forte, K4; medium sedan Optima, K5, Stinger; small suv Stonic, Seltos, Niro, EV3; medium suv Sportage, EV5, EV6; large suv Sorento, Telluride, EV9; people mover Carnival, Sedona, Rondo; ute Tasman
Lamborghini: coupe Huracan, Aventador, Gallardo; large suv Urus
Land Rover: small suv Freelander, Discovery Sport, Range Rover Evoque, Evoque; medium suv Range Rover Velar, Velar; large suv Discovery, Defender, Range Rover, Range Rover Sport, LR2, LR3, LR4
LDV: ute T60, T60 Max; large suv D90; people mover G10, Mifa, Mifa 9; van Deliver 9, Deliver 7, V80
Leapmotor: medium suv C10
Lexus: small hatch CT200h, CT; medium sedan IS, IS250, IS300, ES, ES350, ES300h; large sedan GS, LS; coupe RC, LC; small suv UX, LBX; medium suv NX, NX300, NX350h; large suv RX, RX350, RX450h, GX, GX460, LX, LX570, TX
Lincoln: medium sedan MKZ; large sedan Continental, Town Car; medium suv Corsair, MKC, Nautilus, MKX; large suv Aviator, Navigator
Lotus: coupe Elise, Exige, Evora, Emira; large suv Eletre
Mahindra: large suv Scorpio, XUV700; ute Pik-Up; small suv XUV 3XO
Maserati: large sedan Ghibli, Quattroporte; medium suv Levante, Grecale; coupe GranTurismo
Mazda: small hatch Mazda2, 2, Demio, Mazda3, 3, Axela; medium sedan Mazda6, 6, Atenza, 626; convertible MX-5, Miata; coupe RX-8, RX-7; small suv CX-3, CX-30, MX-30; medium suv CX-5, CX-50, CX-60, CX-7, Tribute; large suv CX-8, CX-80, CX-9, CX-90, CX-70; ute BT-50; people mover MPV, Premacy, Mazda5; van Bongo
McLaren: coupe 570S, 720S, Artura
Mercedes-Benz: small hatch A-Class, A180, A200, A250, A45, B-Class; small sedan CLA, CLA200, CLA250; medium sedan C-Class, C180, C200, C220, C250, C300, C63; large sedan E-Class, E200, E220, E250, E300, E350, S-Class, CLS, EQE, EQS; small suv GLA, GLB, EQA, EQB; medium suv GLC, GLK, EQC; large suv GLE, GLS, ML, ML350, G-Class, G63, GL; convertible SLK, SL, SLC; coupe AMG GT; van Sprinter, Vito, Metris; people mover V-Class, Valente, Viano; ute X-Class
Mercury: medium sedan Milan, Sable; medium suv Mariner; large suv Mountaineer; large sedan Grand Marquis
MG: small hatch MG3, MG4, MG5; small sedan MG6; small suv ZS, MG ZS, ZS EV, ZST; medium suv HS, MG HS; convertible Cyberster; ute U9
MINI: small hatch Cooper, Cooper S, One, Hatch, John Cooper Works; small wagon Clubman; small suv Countryman, Paceman, Aceman
Mitsubishi: small hatch Mirage, Colt; small sedan Lancer; medium sedan Galant; large sedan Magna, 380; small suv ASX, Eclipse Cross, RVR; medium suv Outlander, Outlander Sport; large suv Pajero, Pajero Sport, Challenger, Montero; ute Triton, L200; people mover Delica, Grandis; van Express, L300; coupe Eclipse
Nissan: small hatch Micra, Tiida, Pulsar, Leaf, Note, March; small sedan Sentra, Versa, Almera, Sylphy; medium sedan Altima, Maxima, Teana, Bluebird; small suv Juke, Kicks, Dualis; medium suv Qashqai, X-TRAIL, Rogue, Rogue Sport, Ariya; large suv Pathfinder, Patrol, Murano, Armada, Xterra; ute Navara, Frontier, Titan, Titan XD; coupe 350Z, 370Z, Z, GT-R, Skyline, Silvia; people mover Elgrand, Serena, Quest; van NV200, NV350, Caravan; small hatch Cube
Opel: small hatch Corsa, Astra; large sedan Insignia; small suv Mokka
Peugeot: small hatch 107, 206, 207, 208, 307, 308; medium sedan 407, 508; small suv 2008; medium suv 3008, 4008; large suv 5008; van Partner, Expert
Polestar: medium sedan Polestar 2; large suv Polestar 3; medium suv Polestar 4
Pontiac: coupe Firebird, GTO, Solstice; medium sedan G6; large sedan Grand Prix; small hatch Vibe
Porsche: coupe 911, Cayman, 718; convertible Boxster; large sedan Panamera, Taycan; medium suv Macan; large suv Cayenne
Proton: small hatch Satria, Savvy; small sedan Preve, Gen 2
RAM: ute 1500, 2500, 3500, Dakota, Ram 1500, Ram 2500; van ProMaster
Renault: small hatch Clio, Megane, Zoe; small suv Captur, Arkana; medium suv Koleos; van Kangoo, Trafic, Master
Rivian: ute R1T; large suv R1S
Rolls-Royce: large sedan Ghost, Phantom; large suv Cullinan; coupe Wraith
Saab: medium sedan 9-3; large sedan 9-5
Saturn: medium suv Vue; large suv Outlook; medium sedan Aura
Scion: small hatch xA, xB, xD, iQ; coupe tC, FR-S
SEAT: small hatch Ibiza
Škoda: small hatch Fabia, Scala, Rapid; medium wagon Octavia; large sedan Superb; small suv Kamiq, Yeti, Karoq; medium suv Enyaq, Elroq; large suv Kodiaq
Smart: small hatch ForTwo; small suv #1, #3
SsangYong: ute Musso, Actyon Sports; medium suv Korando, Tivoli; large suv Rexton; people mover Stavic
Subaru: small hatch Impreza; small suv XV, Crosstrek; medium suv Forester, Solterra; wagon Outback, Levorg; medium sedan Liberty, Legacy; large suv Ascent, Tribeca; coupe BRZ; small sedan WRX, WRX STI; people mover Exiga
Suzuki: small hatch Swift, Baleno, Ignis, Alto, Celerio, Splash, Kizashi, Swift Sport; small suv Jimny, Vitara, S-Cross, SX4, Fronx; medium suv Grand Vitara; van APV, Carry; motorcycle SV650, V-Strom 650, GSX-R750, GSX-S750, Hayabusa, DR650, DR-Z400
Tata: ute Xenon
Tesla: medium sedan Model 3; large sedan Model S; medium suv Model Y; large suv Model X; ute Cybertruck
Toyota: small hatch Yaris, Corolla, Aqua, Vitz, Echo, Prius c, Auris, Blade; medium sedan Prius, Camry, Mark X; large sedan Aurion, Avalon, Crown; small suv C-HR, Yaris Cross, Corolla Cross; medium suv RAV4, Harrier, Venza, bZ4X; large suv Kluger, Highlander, Grand Highlander, LandCruiser, LandCruiser Prado, Prado, Fortuner, 4Runner, Sequoia, FJ Cruiser, LandCruiser 300, LandCruiser 200, LandCruiser 70, LandCruiser 79; ute HiLux, Tacoma, Tundra, LandCruiser 79; van HiAce; people mover Tarago, Granvia, Sienna, Estima, Noah, Voxy, Alphard, Vellfire, Wish, Previa; coupe 86, GR86, GT86, Supra, GR Supra, Celica, MR2; wagon Fielder, Avensis; small hatch GR Yaris, GR Corolla, Matrix
Volkswagen: small hatch Polo, Golf, Golf GTI, Golf R, Up, Beetle, ID.3; small sedan Jetta; medium sedan Passat, CC, Arteon, Eos; small suv T-Cross, T-Roc, Taos, ID.4; medium suv Tiguan, ID.5; large suv Touareg, Atlas, Tiguan Allspace; ute Amarok; van Transporter, Caddy, Crafter; people mover Multivan, Caravelle, ID. Buzz, Sharan, Routan
Volvo: small hatch V40, C30; medium sedan S60; large sedan S80, S90; wagon V60, V70, V90; small suv XC40, C40, EX30; medium suv XC60; large suv XC90, EX90
Zeekr: small suv X
Xpeng: medium suv G6
Hino: truck 300 Series, 500 Series, 700 Series, Dutro
Fuso: truck Canter, Fighter, Shogun, Rosa
UD: truck Quon, Condor
Kenworth: truck T610, T909, T410
Scania: truck R500, R620, G440
DAF: truck CF, XF
Freightliner: truck Cascadia, Argosy, Coronado
Mack: truck Trident, Granite, Anthem
Western Star: truck 4800, 4900
Peterbilt: truck 379, 389, 579
MAN: truck TGX, TGM, TGS
Yamaha: motorcycle MT-07, MT-09, MT-03, YZF-R1, YZF-R3, YZF-R7, Tracer 9, Tenere 700, WR450F
Kawasaki: motorcycle Ninja 400, Ninja 650, Z400, Z650, Z900, Versys 650, Vulcan S, KLR650
Ducati: motorcycle Monster, Panigale V4, Panigale V2, Multistrada V4, Scrambler, DesertX, Diavel
Triumph: motorcycle Bonneville T100, Bonneville T120, Street Triple, Speed Triple, Tiger 900, Rocket 3, Trident 660
Harley-Davidson: motorcycle Sportster, Street Glide, Road Glide, Fat Boy, Softail, Pan America
KTM: motorcycle Duke 390, Adventure 390, 1290 Super Duke
Royal Enfield: motorcycle Himalayan, Classic 350, Interceptor 650
Indian: motorcycle Scout, Chief, Chieftain
Husqvarna: motorcycle Svartpilen 401, Vitpilen 401, Norden 901
Aprilia: motorcycle RS 660, Tuono 660, RSV4
Moto Guzzi: motorcycle V7, V85 TT
Benelli: motorcycle Leoncino 500, TRK 502
CFMoto: motorcycle 450MT, 700CL-X, 800MT
Jayco: caravan Journey, Silverline, Starcraft
Avida: motorhome Birdsville, Esperance
Coromal: caravan Element, Appeal
Crusader: caravan Excalibur
Airstream: caravan Bambi, Flying Cloud, Basecamp
Thor: motorhome Four Winds, Chateau, Magnitude
Winnebago: motorhome Burleigh, Cottesloe
`;

/** The sizes that come before a body. */
const KIND = /^((?:(?:small|medium|large) )?(?:people mover|[a-z]+)) (.+)$/;

function readTable(): readonly ModelKind[] {
  return TABLE.trim()
    .split("\n")
    .flatMap((line) => {
      const [make = "", rest = ""] = line.split(/: (.*)/s);
      return rest.split("; ").flatMap((group) => {
        const [, kind = "", models = ""] = KIND.exec(group) ?? [];
        return models.split(", ").map((model) => ({ make, model, kind }));
      });
    });
}

/**
 * Makes and models that shoppers of our markets ask for, whether a dealer has them or not, each with the kind of car it
 * is.
 */
export const MODELS: readonly ModelKind[] = readTable();

/** What people call a make or a model. The right side is said as the stock, or the table above, spells it. */
export const NICKNAMES: readonly (readonly [said: string, name: string])[] = (
  [
    ["Mercedes-Benz", "merc|mercs|mercedes|mercedez|benz|merc benz|mb|mercy"],
    ["Volkswagen", "vw|vdub|v dub|veedub|volksy|volkswagon|volks|vws"],
    ["BMW", "beemer|bimmer|beamer|bmws|beema|beamers|beemers"],
    ["Chevrolet", "chevy|chev|chevvy|chevs|chevies|chevys"],
    ["Mitsubishi", "mitsi|mitsu|mitzi|mitsy|mitsubushi"],
    ["Toyota", "yota|toyo|toyotas|tojo"],
    ["Subaru", "subie|suby|subi|scooby|subaroo|subies"],
    ["Land Rover", "landy|landrover|landie"],
    ["Range Rover", "rangie|rangey|rangerover"],
    ["Holden", "holdens"],
    ["Škoda", "skodas"],
    ["Alfa Romeo", "alfa|alpha romeo|alfas"],
    ["Aston Martin", "aston"],
    ["Lamborghini", "lambo|lambos"],
    ["Porsche", "porsh|porche|porsches|porker"],
    ["Jaguar", "jag|jags"],
    ["Cadillac", "caddie|caddillac"],
    ["Ram", "dodge ram|dodge rams"],
    ["Kawasaki", "kwaka|kwakas|kwak|kawa|kawi"],
    ["Yamaha", "yammy|yammie|yami|yam|yamma"],
    ["Suzuki", "zook|zuki|suzi"],
    ["Ducati", "ducs|duc|dukati"],
    ["Husqvarna", "husky|huskies"],
    ["Royal Enfield", "enfield"],
    ["Kenworth", "kenny|kw"],
    ["Freightliner", "freighty"],
    ["Rolls-Royce", "rolls|roller|rolls royce"],
    ["Harley-Davidson", "harley|harleys"],
    ["Peugeot", "pug|peugot|pugeot"],
    ["Citroën", "citroen"],
    ["SsangYong", "ssangyong|sangyong"],
    ["GWM", "great wall motors"],
    ["Nissan", "datsun|nizzan"],
    ["Mazda", "mazdas"],
    ["Hyundai", "hundai|hyundais|hundy|hyndai"],
    ["HiLux", "hilux|lux|hi lux|highlux|hylux|hiluxe"],
    ["LandCruiser", "cruiser|land cruiser|lc|troopy|troopie|troop carrier|landcruzer|cruisers"],
    ["LandCruiser 200", "200 series|lc200|land cruiser 200|landcruiser 200 series"],
    ["LandCruiser 300", "300 series landcruiser|lc300|land cruiser 300|landcruiser 300 series"],
    ["LandCruiser 70", "70 series|lc70|land cruiser 70|landcruiser 70 series"],
    ["LandCruiser 79", "79 series|lc79|land cruiser 79|landcruiser 79 series"],
    ["LandCruiser Prado", "prado|pradoes|prados"],
    ["RAV4", "rav|rav 4|ravs"],
    ["Commodore", "commo|commy|commodoor|dunnydore"],
    ["Mustang", "stang|mustangs"],
    ["Corvette", "vette|stingray"],
    ["Camry", "camrys"],
    ["Corolla", "rolla|corollas"],
    ["Silverado 1500", "silverado|silvy|silverados|chevy 1500"],
    ["Sierra 1500", "sierra"],
    ["F-150", "f series|f150|f 150s|f150s"],
    ["F-250", "f250"],
    ["D-MAX", "dmax|d max|d maxes"],
    ["Golf", "golfs"],
    ["X-TRAIL", "xtrail|xtrails"],
    ["Wrangler", "wranglers"],
    ["Grand Cherokee", "jgc"],
    ["Pajero", "paj|pajeros"],
    ["Triton", "tritons"],
    ["Navara", "nav ute|navaras"],
    ["Ranger", "rangers"],
    ["MX-5", "mx5|miata"],
    ["Mazda2", "mazda 2"],
    ["Mazda3", "mazda 3"],
    ["Mazda6", "mazda 6"],
    ["3 Series", "3series|bmw 3|318i|320i|320d|325i|328i|330i|335i|340i"],
    ["1 Series", "116i|118i|120i|125i"],
    ["5 Series", "520i|520d|528i|530i|530d|535i|540i"],
    ["C-Class", "c class|cclass|c180|c200|c220|c220d|c250|c300|c43|c63"],
    ["A-Class", "a class|aclass|a180|a200|a250|a45"],
    ["E-Class", "e class|e200|e220|e250|e300|e350"],
    ["Model 3", "tesla 3"],
    ["Model Y", "tesla y"],
    ["WRX", "rex|wrx sti"],
    ["Civic", "civics"],
    ["Tacoma", "taco|tacomas"],
    ["Tahoe", "tahoes"],
    ["4Runner", "4 runner|forerunner"],
    ["Challenger", "hellcat challenger"],
    ["Cannon", "gwm ute|cannon ute"],
  ] as const
).flatMap(([name, said]) => said.split("|").map((each) => [each, name] as const));

/** Names of models that are everyday words: believed where the stock has them, or behind their make. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(
  (
    "2 3 6 86 107 206 207 208 300 307 308 380 407 458 488 500 508 595 626 695 718 911 1500 2008 2500 3008 3500 4008 5008 ascent atlas aura blade born " +
    "beetle caravan carry cc cf challenger charger chief city combo commander compass condor cooper courier cube dart daily discovery " +
    "e5 echo eclipse edge escape expert explorer express fighter fit flex focus fusion gl gls gs gt gts gx hatch " +
    "is es ls lc rc lx tx ux nx rx h2 h6 h9 insight intrigue journey junior lt march master matrix max milan mira note nitro " +
    "noah one outlook panda partner passport patriot phantom pilot puma quest rapid regal rocky rogue roma rosa sable savvy " +
    "scala scorpio scout serena shark sl sonic soul spark splash spur super superb tank tasman tiger titan " +
    "trident up venue versa vibe volt voyager vue wish x z xf ct gtr monster scrambler continental california express elf " +
    "genesis crown freed stream origin rush tribute colt outback g6 granite anthem ghost hornet duke avenger one"
  ).split(" "),
);
