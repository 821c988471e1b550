== australian
got any forester or outback under 28k with less than 90k kms | model=Forester,Outback price<28000 km<90000
diesel automatic 4wd wagon that seats 7 | fuel=Diesel transmission=auto drive=4wd body=Wagon seats=7
mazda bt-50 with bull bar and tow bar not white | make=Mazda model=BT-50 feature=Bull_Bar,Tow_Bar -colour=white
cheapest tesla | sort=price_low make=Tesla
any hatchbacks around the twelve thousand mark | body=Hatch price=10800-13200
hyundai staria 8 seat diesel | make=Hyundai model=Staria seats=8 fuel=Diesel
commercial vans under 45k | body=Van price<45000
x-trail 2017 or newer max 25 grand | model=X-TRAIL year>2017 price<25000
triton gls dual cab with canopy low kms | model=Triton body=Ute sort=kms_low
suv for towing a caravan | body=SUV feature?=Tow_Bar item_type?=Caravan
something sporty and red under 30 | colour=red price<30000
utes for sale in newcastle or sydney | body=Ute city=Newcastle,Sydney
petrol manual ute | fuel=Petrol transmission=Manual body=Ute
small suv, auto, blue or grey, from 2020 | body=SUV transmission=auto colour=blue,grey year>2020
kia carnival or toyota granvia | make=Kia model=Carnival none?=* make?=Toyota
prices from 10k to 14k automatic corolla | price=10000-14000 transmission=auto model=Corolla
2021 isuzu d-max 4x4 | year=2021 make=Isuzu model=D-MAX drive=4wd
electric vehicle with less than 20,000 km and under $55,000 | fuel=Electric km<20000 price<55000
honda cr-v 2015 to 2018 with leather | make=Honda model=CR-V year=2015-2018 feature=Leather_Seats
no older than six years, not an suv | year>2020 -body=SUV
~ lookn for a cheep hylux duel cab | sort=price_low model=HiLux body=Ute
~ mazada cx5 2019ish lo kms | make=Mazda model=CX-5 year=2018-2020 sort=kms_low
~ toyota landcrusier prado deisel | make=Toyota model=LandCruiser_Prado fuel=Diesel
~ subi outback, pref blue | make=Subaru model=Outback colour=blue
~ holden comodor ss v8 ute | make=Holden model=Commodore engine=v8 body=Ute
~ any1 got a i30 under 15 k auto plz | model=i30 price<15000 transmission=auto
~ 7 seater famly bus under 35 k | seats=7 price<35000
~ sportge or tuscon awd | model=Sportage,Tucson drive=awd
~ mitsi triton manuel 4wd | make=Mitsubishi model=Triton transmission=Manual drive=4wd
~ peugot 2008 petrol | make=Peugeot model=2008 fuel=Petrol
== new_zealand
mazda cx-5 ltd 2016 to 2019 under 26k | make=Mazda model=CX-5 year=2016-2019 price<26000
toyota rav4 awd hybrid low kms | make=Toyota model=RAV4 drive=awd fuel=Hybrid sort=kms_low
nissan leaf under ten thousand dollars | make=Nissan model=Leaf price<10000
any utes with less than 100,000kms and a towbar | body=Ute km<100000 feature=Tow_Bar
skoda kodiaq or octavia, diesel | make=Škoda model=Kodiaq,Octavia fuel=Diesel
cheap automatic hatchbacks in lower hutt | sort=price_low transmission=auto body=Hatch,Hatchback city=Lower_Hutt
new chery omoda | car_type=new make=Chery model=Omoda_5
honda jazz or honda fit | make=Honda model?=Fit none?=*
a manual ute for under 20 grand | transmission=Manual body=Ute price<20000
subaru outback 2018 onwards not silver | make=Subaru model=Outback year>2018 -colour=silver
seven seater under 25000 | seats=7 price<25000
wagons near levin under 12k | body=Wagon city=Otaki,Palmerston_North price<12000
plug-in hybrid outlander 2020+ | fuel=Plug-in_Hybrid model=Outlander year>2020
$75 a week or less | price<15500
prius with less than 120 thousand km | model=Prius km<120000
between 2014 and 2017 axela or demio | year=2014-2017 model=Axela,Demio
electric or hybrid hatch | fuel=Electric,Hybrid body=Hatch,Hatchback
~ nissan leef 30 kwh under 11k | make=Nissan model=Leaf price<11000
~ toyata aqwa auto | make=Toyota model=Aqua transmission=auto
~ mazda axella hatch white | make=Mazda model=Axela body=Hatch,Hatchback colour=white
~ skoda superp wagon dsl | make=Škoda model=Superb body=Wagon fuel=Diesel
~ cheap as runabout in welly | sort=price_low city=Wellington
~ hylux 4x4 manual deisel <40k | model=HiLux drive=4wd transmission=Manual fuel=Diesel price<40000
~ outlandr 7 seets | model=Outlander seats=7
~ x-trial awd 2015 n up | model=X-TRAIL drive=awd year>2015
== american
used chevy tahoe with third row and leather | car_type=used make=Chevrolet model=Tahoe seats=7,8 feature=Leather_Seats
ford maverick hybrid under 30k | make=Ford model=Maverick fuel=Hybrid price<30000
trucks with less than 75k miles under 35k | body=Truck km<75000 price<35000
toyota tacoma or tundra 4x4 | make=Toyota model=Tacoma,Tundra drive=4wd
honda accord or toyota camry 2019 and newer | make=Honda,Toyota model=Accord,Camry year>2019
sedans under $300 a month | body=Sedan price<14000
awd suv with heated seats under 28 grand | drive=awd body=SUV feature=Heated_Front_Seats price<28000
jeep wrangler 2 door manual | make=Jeep model=Wrangler doors=2 transmission=Manual
mustang gt convertible red | model=Mustang none?=* colour=red
nissan frontier or chevy colorado | make=Nissan model=Frontier make?=Chevrolet none?=*
cars in san antonio with low mileage under 20k | city=San_Antonio sort=kms_low price<20000
8 passenger suv not black | seats=8 body=SUV -colour=black
electric cars under 25 thousand dollars | fuel=Electric price<25000
gmc yukon or chevy tahoe | make=GMC,Chevrolet model=Yukon,Tahoe
2017-2019 f-150 4x4 v6 | year=2017-2019 model=F-150 drive=4wd engine=v6
minivans around 20k | body=Minivan price=18000-22000
cargo van or pickup for work | body=Cargo_Van,Truck
certified corolla no more than 40k miles | certified=true model=Corolla km<40000
~ silverdo crew cab low milage | model=Silverado_1500 body=Truck sort=kms_low
~ hunda oddysey w/ leather | make=Honda model=Odyssey feature=Leather_Seats
~ cheep truck under 10k ok miles | sort=price_low body=Truck price<10000
~ toyta 4runer trd | make=Toyota model=4Runner
~ corvet stingray yellow | model=Corvette colour=Saffron_Yellow
~ chevy equanox ev | make=Chevrolet model=Equinox_EV
~ need a suv that seets 7 under 30 k | body=SUV seats=7 price<30000
~ tesla mdl y | make=Tesla model?=Model_Y
== yard
kawasaki ninja under 7k | make=Kawasaki model=Ninja_400 price<7000
isuzu tipper under 120k | make=Isuzu body=Tipper price<120000
used hino pantech in melbourne | car_type=used make=Hino body=Pantech city=Melbourne
automatic motorhome with 4 seats | transmission=auto body|item_type=Motorhome seats=4
bikes over 300cc | item_type=Motorcycle engine=689cc_Twin,321cc_Twin,3.0L_Turbo_4cyl,5.2L_Turbo_4cyl,13.0L_6cyl
caravan or pop top under 40k | body|item_type=Caravan body=Pop_Top price<40000
prime movers with under 500,000 km | body=Prime_Mover km<500000
honda scooter | make=Honda body=Scooter
ktm adventure bike | make=KTM body?=Adventure model?=390_Adventure item_type?=Motorcycle
trucks under 90 grand not isuzu | item_type=Truck price<90000 -make=Isuzu
campervan based on a hiace | body=Campervan model=HiAce
rental truck | item_type=Truck
~ yamaha mt o7 | make=Yamaha model?=MT-07
~ harly street bob | make=Harley-Davidson model=Street_Bob
~ curtin sider truk | body=Curtain_Sider item_type?=Truck
~ izuzu npr tray | make=Isuzu model=NPR body=Tray
~ carravan under 30k | body|item_type=Caravan price<30000
~ motobike under 5 grand | item_type=Motorcycle price<5000
