== australian
toyota kluger 7 seats under 55k | make=Toyota model=Kluger seats=7 price<55000
used triton dual cab diesel | car_type=used model=Triton body=Ute fuel=Diesel
suv in the mid 20s | body=SUV price=23000-27000
low 30s dual cab | price=30000-33000 body=Ute
heated and cooled seats suv | body=SUV feature=Heated_Front_Seats none?=cooled_seats
outback 2018 - 2020 or so | model=Outback year=2018-2020
hyundai tucson or kia sportage with less than 80,000 kms | make=Hyundai,Kia model=Sportage,Tucson km<80000
any electric cars under sixty thousand | fuel=Electric price<60000
i'm after a white dual cab with a towbar and a bullbar | colour=white body=Ute feature=Tow_Bar,Bull_Bar
cars with apple carplay under $18,500 | feature=Apple_CarPlay price<18500
auto diesel people mover with 8 seats | transmission=auto fuel=Diesel body=People_Mover seats=8
manual mx-5 | transmission=Manual none=Mazda_MX-5 make?=Mazda
nissan qashqai 2019 to 2022 | make=Nissan none=Nissan_Qashqai year=2019-2022
4x4 with roof racks and keyless entry | drive=4wd feature=Roof_Racks,Keyless_Entry
volkswagen golf petrol no more than 100,000 on the clock | make=Volkswagen model=Golf fuel=Petrol km<100000
anything japanese under 15k | price<15000
utes in queensland, not ford | body=Ute state=QLD -make=Ford
cars within 30km of 4000 | city=Brisbane
sedan or wagon, automatic, between $10,000 and $15,000 | body=Sedan,Wagon transmission=auto price=10000-15000
new mazda cx-60 plug in hybrid | car_type=new make=Mazda model=CX-60 fuel=Plug-in_Hybrid
ex demo santa fe | car_type=demo model=Santa_Fe
tesla model y with under 30 thousand km | make=Tesla model=Model_Y km<30000
$130 per week or less suv | body=SUV price<26500
most expensive ranger | sort=price_high model=Ranger
newest arrivals hatch | sort=latest body=Hatch
black bmw x3 2021 onwards | colour=black make=BMW model=X3 year>2021
diesel wagon, no vans, up to 35 grand | fuel=Diesel body=Wagon -body=Van price<35000
five seater hybrid suv near the gold coast | seats=5 fuel=Hybrid body=SUV city=Gold_Coast city?=Brisbane
landcruiser prado gxl 2016+ | model=LandCruiser_Prado badge?=GXL year>2016
rent to own hatch under $100 a week | body=Hatch price<20500
hatch with reversing camera and bluetooth max 120 000 km | body=Hatch feature=Bluetooth,Reversing_Camera km<120000
~ whats ya cheapest camary | sort=price_low model=Camry
~ subura forrester auto | make=Subaru model=Forester transmission=auto
~ hylux sr5 4x4 under 45 k | model=HiLux badge?=SR5 drive=4wd price<45000
~ tradie ute, 25k tops | body=Ute price<25000
~ vdub tiguan awd | make=Volkswagen model=Tiguan drive=awd
~ merc c class sedan < 90k kays | make=Mercedes-Benz model=C-Class body=Sedan km<90000
~ somthin with 7 seets n low ks | seats=7 sort=kms_low
~ outlandr phev 2022 or newr | model=Outlander fuel=Plug-in_Hybrid year>2022
~ navarra dsl manuel | model=Navara fuel=Diesel transmission=Manual
~ kia cerrato hatchbak 2020ish | make=Kia model=Cerato body=Hatch year=2019-2021
~ rav4 hybird silver | model=RAV4 fuel=Hybrid colour=silver
~ peoplemover for the kids w/ 8 seats | body=People_Mover seats=8
~ comodore wagon, no red ones ta | model=Commodore body=Wagon -colour=red
~ amarock v6 in brissy | model=Amarok engine=v6 city=Brisbane
~ 1st car for p plater, sub 9k, auto | price<9000 transmission=auto
== new_zealand
toyota prius under 14 thousand dollars | make=Toyota model=Prius price<14000
nissan leaf 2016 or later under $12k | make=Nissan model=Leaf year>2016 price<12000
4wd double cab with towbar | drive=4wd body=Ute feature=Tow_Bar
chery omoda or tiggo new | make=Chery model=Omoda_5,Tiggo_7_Pro car_type=new
station wagon with low kilometres | body=Wagon sort=kms_low
skoda superb diesel not black or grey | make=Škoda model=Superb fuel=Diesel -colour=black,grey
cars in palmerston north less than 10k | city=Palmerston_North price<10000
suv within 25 km of lower hutt | body=SUV city=Lower_Hutt,Wellington
honda fit hybrid 2014 - 2017 | make=Honda model=Fit fuel=Hybrid year=2014-2017
mitsubishi outlander seven seats | make=Mitsubishi model=Outlander seats=7
hiace van | none=Toyota_HiAce make?=Toyota none?=*
ford ranger raptor | make=Ford model=Ranger
electric vehicles with a range over 300 km | fuel=Electric
high 20s hybrid suv | price=27000-30000 fuel=Hybrid body=SUV
2019 2020 or 2021 cx-5 | year=2019-2021 model=CX-5
automatic ute no older than 2017 | transmission=auto body=Ute year>2017
corolla hatch with fewer than 60000 kms | model=Corolla body=Hatch,Hatchback km<60000
cheapest hybrid | sort=price_low fuel=Hybrid
any sedans with leather and sunroof | body=Sedan feature=Leather_Seats,Panoramic_Sunroof
under $80 a week | price<16500
bmw i3 | none=BMW
mazda bt-50 manual 4x4 near otaki | make=Mazda model=BT-50 transmission=Manual drive=4wd city=Otaki city?=Palmerston_North,Lower_Hutt,Wellington
vehicles within 20 km of 6011 | city=Lower_Hutt,Wellington
anything with four wheel drive and a bull bar except navara | drive=4wd feature=Bull_Bar -model=Navara
white or silver aqua 50 to 90 thousand kms | colour=white,silver model=Aqua km=50000-90000
~ demmio auto under 8 k | model=Demio transmission=auto price<8000
~ sweet as ute bro, deisel, 4wd | body=Ute fuel=Diesel drive=4wd
~ nisan leef under ten grand | make=Nissan model=Leaf price<10000
~ welly cars sub 7k | city=Wellington price<7000
~ palmy utes | city=Palmerston_North body=Ute
~ skodda octavia estate | make=Škoda model=Octavia body=Wagon
~ priuss 2012 ish | model=Prius year=2011-2013
~ outbak awd pertrol | model=Outback drive=awd fuel=Petrol
~ mini van 7 seetr | none=* seats=7
~ x trail 7 seat auto pls | model=X-TRAIL seats=7 transmission=auto
~ hyundia tuscon 2020 up | make=Hyundai model=Tucson year>2020
~ cheep runaround for tech student under 5grand | sort=price_low price<5000
~ tiggo 7 prow | model=Tiggo_7_Pro
== american
chevy equinox ev under 35k | make=Chevrolet model=Equinox_EV price<35000
used f-150 lightning | car_type=used model=F-150_Lightning
4 door jeep wrangler hard top | doors=4 make=Jeep model=Wrangler
toyota tundra 4wd under 60k miles | make=Toyota model=Tundra drive=4wd km<60000
three row suv with leather | body=SUV seats=7,8 feature=Leather_Seats
honda odyssey 2020 and up | make=Honda model=Odyssey year>2020
gmc sierra or ram 1500 crew cab | make=GMC,Ram model=1500,Sierra_1500 body=Truck
trucks near 78701 | body=Truck city?=Austin,Round_Rock none?=*
cars within 50 miles of san antonio | city=San_Antonio
nissan rogue awd with remote start | make=Nissan model=Rogue drive=awd
suv mid 30s | body=SUV price=33000-37000
minivan with captains chairs under $25k | body=Minivan price<25000
electric truck | fuel=Electric body=Truck
corvette low miles | model=Corvette sort=kms_low
subaru wrx | none=Subaru
toyota highlander hybrid | make=Toyota none=Toyota_Highlander fuel=Hybrid
tacoma trd off road 2021 - 2023 | model=Tacoma year=2021-2023
no trucks, no minivans, under 20k | -body=Truck,Minivan price<20000
$400 a month suv | body=SUV price<19000
v8 truck with a tow package | engine=v8 body=Truck feature?=Tow_Bar
blue civic or accord, automatic | colour=blue model=Accord,Civic transmission=auto
four cylinder sedans under 100,000 miles | engine=4cyl body=Sedan km<100000
hatchback with heated seats and android auto | body=Hatchback feature=Heated_Front_Seats,Android_Auto
cargo van around 22k | body=Cargo_Van price=19800-24200
jeep newer than 2019 not red | make=Jeep year>2020 -colour=red
gas suv 2 wheel drive | fuel=Petrol body=SUV drive?=fwd,rwd
~ chevvy silvarado z71 | make=Chevrolet model=Silverado_1500 badge?=Z71
~ tayota 4 runner | make=Toyota model=4Runner
~ stang gt under 40 | model=Mustang price<40000
~ vette convertable | model=Corvette none?=*
~ jeep gc limited | make=Jeep model?=Grand_Cherokee
~ altma under 90k mi | model=Altima km<90000
~ beater under 5 k cash | price<5000
~ honda oddysey 8 pasenger | make=Honda model=Odyssey seats=8
~ truk w/ bed cover, less then 35k | body=Truck price<35000 none?=bed_cover
~ brnco 4x4 | model=Bronco drive=4wd
~ caddy escalade | none=Cadillac
~ tesler model 3 under 30k | make=Tesla model=Model_3 price<30000
~ yota taco 4x4 | make=Toyota model=Tacoma drive=4wd
~ grand cheroke v6 w leather seets | model=Grand_Cherokee engine=v6 feature=Leather_Seats
== yard
lams approved motorbike under 9k | item_type=Motorcycle price<9000
harley davidson street bob | make=Harley-Davidson model=Street_Bob
off road caravan under 70k | body|item_type=Caravan price<70000
prime mover kenworth 2018 or newer | body=Prime_Mover make=Kenworth year>2018
tipper truck, 6x4 | body=Tipper item_type?=Truck drive=6x4
curtainsider truck in melbourne | body=Curtain_Sider item_type?=Truck city=Melbourne
bmw r1250gs with under 20,000km | make=BMW model=R_1250_GS km<20000
yamaha mt07 | make=Yamaha model=MT-07
campervan with four seats automatic | body=Campervan seats=4 transmission=auto
motorcycle between 5 and 10 grand | item_type=Motorcycle price=5000-10000
horse truck | body=Horse_Truck item_type?=Truck
pop top caravan sleeps 4 | body=Pop_Top item_type?=Caravan body?=Caravan
125cc scooter | engine=125cc body=Scooter
hiace rental | model=HiAce
small truck car licence | item_type=Truck
isuzu npr pantech under 80k | make=Isuzu model=NPR body=Pantech price<80000
bikes not honda | item_type=Motorcycle -make=Honda
motorhome under $150 grand automatic | body|item_type=Motorhome price<150000 transmission=auto
~ kwaka ninja 400 | make=Kawasaki model=Ninja_400
~ yammy mt 07 low ks | make=Yamaha model=MT-07 sort=kms_low
~ jaco caravan under 45k | make=Jayco body|item_type=Caravan price<45000
~ fusso canter | make=Fuso model=Canter
~ ktm 390 advencher | make=KTM model=390_Adventure
~ winebago motor home | make=Winnebago body|item_type=Motorhome
~ keenworth primemover | make=Kenworth body=Prime_Mover
~ postie bike under 2k | price<2000 item_type=Motorcycle
