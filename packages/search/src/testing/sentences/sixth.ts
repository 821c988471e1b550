== australian
automatic diesel suv with tow bar between 30 and 45 grand | transmission=auto fuel=Diesel body=SUV feature=Tow_Bar price=30000-45000
hyundai i30 or kia cerato under 20k in brisbane | make=Hyundai,Kia model=Cerato,i30 price<20000 city=Brisbane
family wagon with a reversing camera, less than 120,000 kms | body=Wagon feature=Reversing_Camera km<120000
nissan patrol v8 2018 onwards | make=Nissan model=Patrol engine=v8 year>2018
anything except a mazda with 7 seats | -make=Mazda seats=7
mercedes c class under 50k with low kilometres | make=Mercedes-Benz model=C-Class price<50000 sort=kms_low
vw tiguan or skoda kodiaq petrol awd | make=Volkswagen,Škoda model=Kodiaq,Tiguan fuel=Petrol drive=awd
first car for daughter, auto, under eight grand | transmission=auto price<8000
ford transit vans with low kms | make=Ford model=Transit_Custom body?=Van sort=kms_low
subaru forester no older than 2016 around 20k | make=Subaru model=Forester year>2016 price=18000-22000
suv in the high 30s | body=SUV price=37000-40000
repayments under $150 a week ute | price<31000 body=Ute
~ hyundia santa fee 7 seeter disel | make=Hyundai model=Santa_Fe seats=7 fuel=Diesel
~ ford rangr wildtrack auto low k's | make=Ford model=Ranger badge?=Wildtrak transmission=auto sort=kms_low
~ wite mazda 3 hatchy under 20 | colour=white make=Mazda model=3 body=Hatch price<20000
~ isuzu dmaxx crew cab | make=Isuzu model=D-MAX body=Ute
~ toyota camrey hybird <90,000ks | make=Toyota model=Camry fuel=Hybrid km<90000
~ nissan navarra 4x4 dual cabb | make=Nissan model=Navara drive=4wd body=Ute
== new_zealand
automatic wagons under 15k with a towbar near wellington | transmission=auto body=Wagon price<15000 feature=Tow_Bar city=Wellington city?=Lower_Hutt,Otaki
hybrid suvs 2019 and newer | fuel=Hybrid body=SUV year>2019
mitsubishi outlander phev with less than 90,000 km | make=Mitsubishi model=Outlander fuel=Plug-in_Hybrid km<90000
toyota corolla or mazda axela under $13,000 | make=Mazda,Toyota model=Axela,Corolla price<13000
any chery under 35 grand | make=Chery price<35000
diesel 4wd utes not ford | fuel=Diesel drive=4wd body=Ute -make=Ford
nissan x-trail seven seater 2017 - 2020 | make=Nissan model=X-TRAIL seats=7 year=2017-2020
white or silver prius below 10k | colour=white,silver model=Prius price<10000
suzuki vitara | none=Suzuki
~ hylux dubble cab | model=HiLux body=Ute
~ nisan navarra manuel | make=Nissan model=Navara transmission=Manual
~ cheepest hybrd | sort=price_low fuel=Hybrid
~ skoda superbe estate auto | make=Škoda model=Superb body=Wagon transmission=auto
~ lower hut suv's under 18k | city=Lower_Hutt body=SUV price<18000
== american
any f-150s under 35k with less than 60,000 miles | model=F-150 price<35000 km<60000
silverado ltz 4x4 crew cab 2020 or newer | model=Silverado_1500 badge?=LTZ drive=4wd body=Truck year>2020
toyota rav4 hybrid awd no more than $32,000 | make=Toyota model=RAV4 fuel=Hybrid drive=awd price<32000
looking for a minivan with leather seats and navigation | body=Minivan feature=Leather_Seats,Satellite_Navigation
used tesla model y under 40k miles | car_type=used make=Tesla model=Model_Y km<40000
jeep grand cherokee or ford explorer 3rd row | make=Ford,Jeep model=Explorer,Grand_Cherokee seats=7,8
hatchback or sedan under $12k, not silver | body=Hatchback,Sedan price<12000 -colour=silver
honda civic manual | make=Honda model=Civic transmission=Manual
trucks in the low 30s | body=Truck price=30000-33000
corvettes | model=Corvette
suvs between 2018 and 2021 near round rock | body=SUV year=2018-2021 city=Austin,Round_Rock
under $350 a month with heated seats | price<16500 feature=Heated_Front_Seats
~ chevrolay tahoe blck | make=Chevrolet model=Tahoe colour=black
~ f one fifty lariet | model?=F-150 badge?=Lariat
~ toyoda taccoma 4 x 4 | make=Toyota model=Tacoma drive=4wd
~ jeap wranglr 4 dr | make=Jeep model=Wrangler doors=4
~ mini van w/ 8 seets under 25 k | body=Minivan seats=8 price<25000
~ gmc siera denalli | make=GMC model=Sierra_1500
== yard
yamaha or honda motorbikes under 6k | make=Honda,Yamaha item_type=Motorcycle price<6000
hino 300 series tipper | make=Hino model=300_Series body=Tipper
kenworth prime mover under 350k | make=Kenworth body=Prime_Mover price<350000
winnebago motorhomes under 130k with low kms | make=Winnebago body|item_type=Motorhome price<130000 sort=kms_low
adventure bikes not ktm | body=Adventure -make=KTM item_type?=Motorcycle
curtain siders in geelong | body=Curtain_Sider city=Geelong
scooters under 200cc | body=Scooter engine=125cc_Single,155cc_Single
jayco journey pop top | make=Jayco model=Journey body=Pop_Top
~ kenwerth t 610 | make=Kenworth model=T610
~ hored truck | body=Horse_Truck
~ fuso cantor pantec | make=Fuso model=Canter body=Pantech
~ vesper scooter 150 | make=Vespa body=Scooter engine?=155cc_Single
