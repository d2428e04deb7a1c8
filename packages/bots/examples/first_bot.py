"""A bot that talks the protocol of docs/bots.md. Needs nothing but Python 3: python3 first_bot.py

It takes the option whose worth is highest, if options have one, else any.
"""

import json
import random
import sys


def write(message):
    print(json.dumps(message), flush=True)


def worth_of(offer):
    return offer.get("values", {}).get("worth", random.random())


def choose(question):
    return max(question["options"], key=worth_of)["choice"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        write({"type": "ready", "protocol": 1, "name": "first bot"})
    elif message["type"] == "question":
        write({"type": "answer", "seq": message["seq"], "choice": choose(message)})
    elif message["type"] in ("end", "replaced"):
        break
