== australian
hatch between 12 and 18 grand | body=Hatch price=12000-18000
25-30k suv | body=SUV price=25000-30000
dual cab 25 to 30 | body=Ute price=25000-30000
suv around 30 grand | body=SUV price=27000-33000
something reliable no more than 15 thousand | price<15000
wagon, at least 7 seats, ideally diesel | body=Wagon seats=7,8 fuel?=Diesel
automatic only hatch | transmission=auto body=Hatch
manual only please, mazda 3 | transmission=Manual make=Mazda model=3
awd wagon for snow | drive=awd body=Wagon
ute that can tow 3 tonne | body=Ute feature?=Tow_Bar
suv with 2500kg towing | body=SUV feature?=Tow_Bar
7 seater not diesel | seats=7 -fuel=Diesel
p plater car under 12k | price<12000
hybrid suv near brisbane | fuel=Hybrid body=SUV city=Brisbane
within 50km of 2000 | city=Sydney
within 50 km of 2150 | city=Sydney
cars in parramatta under 15 | city=Sydney price<15000
utes near 4217 | body=Ute city=Gold_Coast city?=Brisbane
low ks late model i30 | sort=kms_low model=i30
one owner camry with service history | model=Camry
with sunroof and carplay | feature=Panoramic_Sunroof,Apple_CarPlay
leather heated seats | feature=Leather_Seats,Heated_Front_Seats
ex demo tucson | car_type=demo model=Tucson
brand new d-max | car_type=new model=D-MAX
nearly new sportage under 35 | model=Sportage price<35000
little runabout for mum, max 14k | price<14000
work van, diesel, auto, under 40 thousand | body=Van fuel=Diesel transmission=auto price<40000
4x4 dual cab | drive=4wd body=Ute
extra cab ranger | body=Ute model=Ranger
hilux cab chassis 4x2 | model=HiLux body=Ute drive?=fwd,rwd
ev with 400km range | fuel=Electric
plug in suv | fuel=Plug-in_Hybrid body=SUV
v8 mustang | engine=v8 model=Mustang
6 cyl wagon | engine=6cyl body=Wagon
octavia 2.0 turbo | model=Octavia engine=2.0_turbo
mazda three sedan | make=Mazda model=3 body=Sedan
crv with less than 90,000 kms | model=CR-V km<90000
c-class coupe | model=C-Class body=Coupe
3 series sedan with heated seats | model=3_Series body=Sedan feature=Heated_Front_Seats
golf gti manual | model=Golf transmission=Manual make?=Volkswagen
landcruiser 300 | none=Toyota_LandCruiser_300 make?=Toyota
prado last 3 years | model=LandCruiser_Prado year>2023
rav 4 hybrid white or silver | model=RAV4 fuel=Hybrid colour=white,silver
x trail less than 5 years old | model=X-TRAIL year>2021
five door hatch petrol | doors=5 body=Hatch fuel=Petrol
3 door hatch | doors=3 body=Hatch
budget $180 a week for a ute | price<37000 body=Ute
repayments up to 120 per week, automatic | price<24500 transmission=auto
$250 a fortnight | price<25500
wagon or suv, petrol, under 100,000 km, from 2017 | body=Wagon,SUV fuel=Petrol km<100000 year>2017
subaru but not an outback | make=Subaru -model=Outback
no toyotas or mazdas, suv under 25k | -make=Toyota,Mazda body=SUV price<25000
blue, black or grey sedan | colour=blue,black,grey body=Sedan
any colour except white | -colour=white
without sunroof | -feature=Panoramic_Sunroof
not older than 2019, not more than 60000km | year>2019 km<60000
must have adaptive cruise and android auto | feature=Adaptive_Cruise_Control,Android_Auto
mid size suv with reversing camera and tow bar under $30k drive away | body=SUV feature=Reversing_Camera,Tow_Bar price<30000
kia or hyundai, 2020 or later, less than 70k kms | make=Kia,Hyundai year>2020 km<70000
convertible for summer between $20,000 - $40,000 | body=Convertible price=20000-40000
cars under $9,999 | price<9999
people mover for 8 | body=People_Mover seats=8
family of five suv | seats=5,7,8 body=SUV
used, certified, from 2021 | car_type=used certified=true year>2021
dearest car you have | sort=price_high
what just arrived in sydney | sort=latest city=Sydney
toyota in qld | make=Toyota state=QLD
is there an audi a4 | none=Audi
lexus nx hybrid | none=Lexus fuel=Hybrid
jimny manual | none=Suzuki transmission=Manual
~ hilx sr5 undr 50k | model=HiLux badge?=SR5 price<50000
~ beemer x3 w leather | make=BMW model=X3 feature=Leather_Seats
~ VW golf,auto,<80000km | make=Volkswagen model=Golf transmission=auto km<80000
~ suv-diesel-auto-7seats | body=SUV fuel=Diesel transmission=auto seats=7
~ mazda cx5 2019-21 | make=Mazda model=CX-5 year=2019-2021
~ 4wd under 35k not a nissan | drive=4wd price<35000 -make=Nissan
~ rangr wildtrack 2.0 bi turbo | model=Ranger badge?=Wildtrak engine=2.0_turbo
~ hyndai i30 n line 2nd hand | make=Hyundai model=i30 car_type=used
~ camry hybrd silvr | model=Camry fuel=Hybrid colour=silver
~ sportige petrol | model=Sportage fuel=Petrol
~ tripton dual cab | model=Triton body=Ute
~ commadore v8 manual | model=Commodore engine=v8 transmission=Manual
~ sedan auto 15k tops no silver | body=Sedan transmission=auto price<15000 -colour=silver
~ undr 8 grand anything goes | price<8000
~ kms under 80k, price under 22k | km<80000 price<22000
~ tesla mdl 3 long range | make=Tesla model=Model_3
~ outlandr phev 22+ | model=Outlander fuel=Plug-in_Hybrid
~ santa fee 7str diesel | model=Santa_Fe seats=7 fuel=Diesel
~ mersedes c clas | make=Mercedes-Benz model=C-Class
~ forrester or outbak awd | model=Forester,Outback drive=awd
~ ute w canopy, sub 40k, auto | body=Ute price<40000 transmission=auto
~ peugot 2008 | make=Peugeot model=2008
~ carnivle 8 seater | model=Carnival seats=8
~ low kay hatchy 10-15 | sort=kms_low body=Hatch price=10000-15000
~ 4cyl auto sedan less then 120000 ks | engine=4cyl transmission=auto body=Sedan km<120000
~ colorodo ute | none=Holden_Colorado body=Ute make?=Holden
~ sumthing for the missus 20ish | price=18000-22000
~ tow pack, roofracks, 4x4, newer then 2018 | feature=Tow_Bar,Roof_Racks drive=4wd year>2019
~ sub $200pw dual cab | price<41000 body=Ute
~ auto hatch for me nan, nothin fancy, 12k max | transmission=auto body=Hatch price<12000
~ amorok v6 | model=Amarok engine=v6
~ bt50 or dmax under 100 thou on the clock | model=BT-50,D-MAX km<100000
== new_zealand
tidy hatch under 8 grand | body=Hatch,Hatchback price<8000
suv no more than $25,000, less than 80,000 kms | body=SUV price<25000 km<80000
double cab hilux with towbar | body=Ute model=HiLux feature=Tow_Bar
leaf 2018 onwards | model=Leaf year>2018
first car, automatic, low kms, under 7k | transmission=auto sort=kms_low price<7000
prius or aqua, hybrid, 10-14k | model=Aqua,Prius fuel=Hybrid price=10000-14000
around hamilton | city?=Palmerston_North
cars near levin | city=Otaki,Palmerston_North
within 60km of 5010 | city=Lower_Hutt,Otaki,Wellington
within 30 kms of wellington city | city=Lower_Hutt,Wellington
wagon in palmy | body=Wagon city=Palmerston_North
4wd wagon for the snow under 20 | drive=4wd body=Wagon price<20000
5 seats or more, petrol | seats=5,7,8 fuel=Petrol
not a hybrid | -fuel=Hybrid
anything japanese under 12000 | price<12000
corolla hatch, silver or white, 2014 to 2018 | model=Corolla body=Hatch,Hatchback colour=silver,white year=2014-2018
electric, range 300 km, under 30k | fuel=Electric price<30000
demo tiggo 7 | car_type=demo model=Tiggo_7_Pro
superb estate diesel | model=Superb body=Wagon fuel=Diesel
8 seats | seats=8
less than 3 yrs old | year>2023
from the last 4 years | year>2022
weekly budget of $90 | price<18500
fortnightly payments of 350 | price<36000
$450 per month max | price<21500
ute with canopy, not white | body=Ute -colour=white
outlander with 7 seats and leather | model=Outlander seats=7 feature=Leather_Seats
manual wagon | transmission=Manual body=Wagon
cheapest ev | sort=price_low fuel=Electric
oldest car no older than 2010 | year>2010
price 15 to 20k | price=15000-20000
between 50 and 100 thousand kms | km=50000-100000
2.5 litre outback | engine=2.5 model=Outback
x-trail 2016 | model=X-TRAIL year=2016
ranger xlt or wildtrak | model=Ranger
mazda bt-50 extra cab | make=Mazda model=BT-50 body=Ute
kia sorento | none=Kia
suzuki or honda hatch | none=Suzuki make=Honda body=Hatch,Hatchback
bmw 3 series | none=BMW
cars for sale in auckland | city?=Palmerston_North none?=cars_near_Auckland
lower hutt or wellington | city=Lower_Hutt,Wellington
blue tooth and reversing camera | feature=Bluetooth,Reversing_Camera
green suv | colour=green body=SUV
two door | doors=2
new utes between forty and sixty thousand | car_type=new body=Ute price=40000-60000
~ toyta carolla auto 1 owner | make=Toyota model=Corolla transmission=auto
~ nisan leef | make=Nissan model=Leaf
~ choice wee runabout for uni, sub 6k | price<6000
~ demeo or axella | model=Axela,Demio
~ mitsi outlander phev <100k kms | make=Mitsubishi model=Outlander fuel=Plug-in_Hybrid km<100000
~ hilux diesal 4x4 flatdeck | model=HiLux fuel=Diesel drive=4wd body?=Ute
~ subie legacy wagon | make=Subaru none=* body?=Wagon
~ sweet as ute for the farm, under 30 | body=Ute price<30000
~ hybird suv,2020+,auto | fuel=Hybrid body=SUV year>2020 transmission=auto
~ skoda octaviar rs | make=Škoda model=Octavia badge?=RS
~ wagn awd 15k-ish | body=Wagon drive=awd price=13500-16500
~ chch cars | city?=Wellington none?=cars_near_Christchurch
~ cx5 not red nor blue | model=CX-5 -colour=red,blue
~ ranger 4wd dbl cab 2017 > | model=Ranger drive=4wd body=Ute year>2017
~ lowest k's corolla | sort=kms_low model=Corolla
~ petrl hach 2012up | fuel=Petrol body=Hatch,Hatchback year>2012
~ rav4 hybrid no more than three yrs old | model=RAV4 fuel=Hybrid year>2023
~ tiggo7 pro | model=Tiggo_7_Pro
~ omoda5 new | model=Omoda_5 car_type=new
~ tucsan 2.0 | model=Tucson engine=2.0
~ 7seater wgtn | seats=7 city=Wellington
~ wanna ute wif towbar max 25gs | body=Ute feature=Tow_Bar price<25000
== american
truck under 25 grand | body=Truck price<25000
3/4 ton truck | body=Truck
f-150 with 4wd and leather | model=F-150 drive=4wd feature=Leather_Seats
silverado crew cab under 45k, less than 60k miles | model=Silverado_1500 body=Truck price<45000 km<60000
extended cab tacoma | model=Tacoma body=Truck
certified suv, one owner, clean carfax | certified=true body=SUV
camry or accord from 2020 to 2023 | model=Accord,Camry year=2020-2023
low mileage late model sedan | sort=kms_low body=Sedan
minivan with 8 seats and power doors | body=Minivan seats=8
teen driver first car under ten thousand dollars | price<10000
pickup, not a ram, v8 | body=Truck -make=Ram engine=v8
cars within 25 miles of austin | city=Austin,Round_Rock
suv near georgetown tx | body=SUV city=Austin,Round_Rock
anything in texas under 12k | state=TX price<12000
ev with 300 mile range | fuel=Electric
sedan with gas mileage over 30 mpg | body=Sedan
hybrid sedan 2021 and newer | fuel=Hybrid body=Sedan year>2021
payment around $300 a month | price=13000-15500
monthly budget of $600 | price<28500
between 10 and 15 thousand | price=10000-15000
at most 30k miles | km<30000
no more than 5 years old | year>2021
past 3 years | year>2023
equinox ev | model=Equinox_EV
2dr coupe manual | doors=2 body=Coupe transmission=Manual
4 door truck black | body=Truck colour=black doors?=4
wrangler unlimited 4 door | make=Jeep? model=Wrangler doors=4
6 cylinder explorer | engine=6cyl model=Explorer
turbo 4 cylinder sedan | engine=2.0_turbo,2.8L_Turbo_4cyl body=Sedan
v6 minivan | engine=v6 body=Minivan
corvette or mustang gt convertible | model=Corvette,Mustang none?=*
red crew cab | colour=red body=Truck
no white cars please | -colour=white
suv excluding jeep and chevrolet | body=SUV -make=Jeep,Chevrolet
all wheel drive, heated seats, apple carplay, under $28,000 | drive=awd feature=Heated_Front_Seats,Apple_CarPlay price<28000
tow capacity 7000 lbs truck | body=Truck feature?=Tow_Bar
rear wheel drive coupe with stick | drive=rwd body=Coupe transmission=Manual
seats at least 7 | seats=7,8
2 row suv | body=SUV
used honda odyssey with third row and backup camera | car_type=used make=Honda model=Odyssey seats=7,8 feature=Reversing_Camera
nissan rogue or toyota rav4 with less than fifty thousand miles | make=Nissan,Toyota model=RAV4,Rogue km<50000
sedan that isn't black or white | body=Sedan -colour=black,white
newest trucks first | sort=latest body=Truck
4runner for under 40k | model=4Runner price<40000
subaru forester or crosstrek | none=Subaru
acura mdx | none=Acura
volkswagen jetta | none=Volkswagen
ford escape | make=Ford none=Ford_Escape
f250 diesel | none=Ford_F-250 make?=Ford fuel=Diesel
~ chevy silverdo lt | make=Chevrolet model=Silverado_1500 badge?=LT
~ jeep grand cherokke sub 25k | make=Jeep model=Grand_Cherokee price<25000
~ toyta tacomma 4x4 | make=Toyota model=Tacoma drive=4wd
~ hond crv 18 or newer | make=Honda model=CR-V year>2018
~ f150 5.0 | model=F-150 engine=v8a
~ awd suv w/ 3rd row <30k | drive=awd body=SUV seats=7,8 price<30000
~ mustng 5.0 v8 | model=Mustang engine=v8a
~ cheap whip under 4k | sort=price_low price<4000
~ tahoe,black,leather,<90k mi | model=Tahoe colour=black feature=Leather_Seats km<90000
~ ram1500 crew | model=1500 make?=Ram body?=Truck
~ teslas | make=Tesla
~ prius but no hatchbacks | none=Toyota_Prius make?=Toyota -body=Hatchback
~ explorer 2019-22 4wd | model=Explorer year=2019-2022 drive=4wd
~ corola le 12k obo | model=Corolla badge?=LE price<12000
~ altma or camary | model=Altima,Camry
~ gimme sumthin wit good gas mileage n low miles | sort=kms_low
~ suv in san antone | body=SUV city=San_Antonio
~ tundra nothing older than 2015 | model=Tundra year>2015
~ 20 to 25 for a truck | price=20000-25000 body=Truck
~ yukon denali 7 pass | model=Yukon seats=7
~ sierra sle dbl cab | model=Sierra_1500 body=Truck
~ lexis rx | none=Lexus
~ trk w tow pkg n 4x4 | body=Truck feature=Tow_Bar drive=4wd
~ any1 got a honda acord b4 2015 | make=Honda model=Accord year<2014
~ blk or gry sedan | colour=black,grey body=Sedan
== yard
learner bike under 10k | item_type=Motorcycle price<10000
scooter 125cc | body=Scooter engine=125cc
prime mover with sleeper | body=Prime_Mover
tipper under 120k | body=Tipper price<120000
horse truck auto | body=Horse_Truck transmission=auto
pop top for two people | body=Pop_Top seats?=2,4,5,7,8
motorhome sleeps 4 | body|item_type=Motorhome
caravan with bunks under 60k | body|item_type=Caravan price<60000
hino 300 tray | make=Hino model=300_Series body=Tray
isuzu npr tipper or tray | make=Isuzu model=NPR body=Tray,Tipper
single cab chassis diesel manual | body=Single_Cab_Chassis fuel=Diesel transmission=Manual
hilux tray back | model=HiLux body=Tray
yamaha mt07 lams | make=Yamaha model=MT-07
cruiser bike harley | body=Cruiser item_type?=Motorcycle make=Harley-Davidson
adventure motorbike not ktm | body=Adventure item_type=Motorcycle -make=KTM
~ ninja 400 lerner approved low ks | model=Ninja_400 sort=kms_low
~ camper van diesel auto sub 90k | body=Campervan fuel=Diesel transmission=auto price<90000
~ kenworth t610 sub 400k | make=Kenworth model=T610 price<400000
~ refrigerated pantec truck | body=Pantech item_type?=Truck
~ 2 berth mtorhome | body|item_type=Motorhome
~ trucks 4x2 curtainsider | item_type=Truck body=Curtain_Sider drive=4x2
~ jayco poptop 2018+ | make=Jayco body=Pop_Top year>2018
