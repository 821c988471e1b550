/** What Australian shoppers type, with what each sentence asks for; "~" marks a typo or slang. See `judge.ts`. */
export const AUSTRALIAN = `
mazda cx-5 under 30k | make=Mazda model=CX-5 price<30000
white hilux 4x4 diesel | colour=white model=HiLux drive=4wd fuel=Diesel
used ford ranger wildtrak automatic | car_type=used make=Ford model=Ranger transmission=auto badge?=Wildtrak
7 seater suv under $45,000 | seats=7 body=SUV price<45000
toyota corolla hatch 2019 or newer | make=Toyota model=Corolla body=Hatch year>2019
automatic hatchback less than 50,000 km | transmission=auto body=Hatch km<50000
between 15k and 25k sedan | price=15000-25000 body=Sedan
tesla model 3 | make=Tesla model=Model_3
ute with tow bar and bull bar | body=Ute feature=Tow_Bar,Bull_Bar
low kms hybrid rav4 | sort=kms_low fuel=Hybrid model=RAV4
demo mazda cx-60 | car_type=demo make=Mazda model=CX-60
cars in newcastle under 20k | city=Newcastle price<20000
dual cab 4wd ute in brisbane | body=Ute drive=4wd city=Brisbane
not white, not silver, mazda suv | -colour=white,silver make=Mazda body=SUV
no diesel utes under 40k please | -fuel=Diesel body=Ute price<40000
anything but a hatch under 25k | -body=Hatch price<25000
everything except toyota | -make=Toyota
commodore older than 2015 | model=Commodore year<2014
2016 to 2019 subaru outback | year=2016-2019 make=Subaru model=Outback
nissan patrol or toyota prado | make=Nissan,Toyota model=Patrol,LandCruiser_Prado
red or blue convertible | colour=red,blue body=Convertible
petrol or hybrid suv not over 35k | fuel=Petrol,Hybrid body=SUV price<35000
$150 a week | price<31000
suv for under $200 per week | body=SUV price<41000
budget of 18 grand | price<18000
my budget is $22,500 | price<22500
i have 15k to spend on a small car | price<15000
up to 30k with apple carplay | price<30000 feature=Apple_CarPlay
black leather seats suv | feature=Leather_Seats body=SUV
heated seats and sunroof | feature=Heated_Front_Seats,Panoramic_Sunroof
reverse camera and cruise control under 15k | feature=Reversing_Camera,Cruise_Control,Adaptive_Cruise_Control price<15000
kia carnival 8 seats | make=Kia model=Carnival seats=8
more than 5 seats under 50k | seats=7,8 price<50000
at least 7 seats | seats=7,8
within 50 km of sydney | city=Sydney
utes near parramatta | body=Ute city=Sydney
cars near penrith under 20k | city=Sydney price<20000
4wd in nsw | drive=4wd state=NSW
queensland utes | state=QLD body=Ute
cheapest auto hatch | sort=price_low transmission=auto body=Hatch
newest arrivals suv | sort=latest body=SUV
mercedes c class | make=Mercedes-Benz model=C-Class
bmw x3 diesel newer than 2018 | make=BMW model=X3 fuel=Diesel year>2019
golf r line manual | model=Golf transmission=Manual
people mover with low kms | body=People_Mover sort=kms_low
electric car under 60k | fuel=Electric price<60000
plug-in hybrid outlander | fuel=Plug-in_Hybrid model=Outlander
isuzu d-max under 100,000km | make=Isuzu model=D-MAX km<100000
less than 5 years old suv | year>2021 body=SUV
no older than 2018 hyundai tucson | year>2018 make=Hyundai model=Tucson
family suv with 7 seats and third row | body=SUV seats=7
first car for my daughter under 12k auto | price<12000 transmission=auto
reliable work van | body=Van
tradie ute with tray | body=Ute
suzuki swift under 15k | none=Suzuki price<15000
any suzuki jimny | none=Suzuki
range rover sport black | none=Land_Rover colour=black
honda civic | make=Honda none=Honda_Civic
mg zs 2022 | none=MG year=2022
what have you got under 10 thousand | price<10000
do you have any white vans | colour=white body=Van
show me orange cars | colour=orange
utes in orange | body=Ute city=Orange
peugeot 2008 2020 | make=Peugeot model=2008 year=2020
new or demo suv | car_type=demo,new body=SUV
20-30k wagon | price=20000-30000 body=Wagon
km under 60000 | km<60000
~ hi lux sr5 dual cab | model=HiLux badge?=SR5 body=Ute
~ landcruser prado gxl | model=LandCruiser_Prado badge?=GXL
~ toyta camery hybird | make=Toyota model=Camry fuel=Hybrid
~ mitsubshi tritan ute | make=Mitsubishi model=Triton body=Ute
~ hundai tuscon low ks | make=Hyundai model=Tucson sort=kms_low
~ subie forrester | make=Subaru model=Forester
~ merc c class auto | make=Mercedes-Benz model=C-Class transmission=auto
~ vw golf | make=Volkswagen model=Golf
~ beemer under 40 grand | make=BMW price<40000
~ commo ute sub 15k | model=Commodore body=Ute price<15000
~ rangie under 50k | none=Land_Rover price<50000
~ cheap as ute w/ towbar | sort=price_low body=Ute feature=Tow_Bar
~ whats the cheapest 4by4 | sort=price_low drive=4wd
~ ute under 30 | body=Ute price<30000
~ 2nd hand corola auto sub 12k | car_type=used model=Corolla transmission=auto price<12000
~ electirc suv | fuel=Electric body=SUV
~ deisel ute | fuel=Diesel body=Ute
~ automtic hatch undr 15k | transmission=auto body=Hatch price<15000
~ gday mate after a navara manual no more than 20k | model=Navara transmission=Manual price<20000
~ xtrail 7 str | model=X-TRAIL seats=7
~ dmax or bt50 | model=BT-50,D-MAX
~ sportage not gray | model=Sportage -colour=grey
~ stang | model=Mustang
~ suv 4 the fam 40k max | body=SUV price<40000
~ ranger 18 plus | model=Ranger
~ outback my18 | model=Outback year=2018
~ kluger 3 row dont want silver | model=Kluger seats=7,8 -colour=silver
~ 150pw suv | price<31000 body=SUV
~ picanto around 10k | model=Picanto price=9000-11000
~ hilux ks under 100000 | model=HiLux km<100000
~ santafe 2017+ | model=Santa_Fe year>2017
~ pre loved volkswagon tiguan | car_type=used make=Volkswagen model=Tiguan
~ skoda kodiak | make=Škoda model=Kodiaq
~ i30 manuel | model=i30 transmission=Manual
~ tesler model y | make=Tesla model=Model_Y
`;
